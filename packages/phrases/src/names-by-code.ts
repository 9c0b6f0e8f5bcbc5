/** Parses pairs of code and name, such as 'AL Shqipëri|IT Itali'. */
export function namesByCode(written: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    written.split('|').map((entry) => {
      const [code = '', ...words] = entry.split(' ');
      return [code, words.join(' ')] as const;
    }),
  );
}
