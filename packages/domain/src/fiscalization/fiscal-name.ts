/** How many characters of a name fit into a message to the tax authority. */
const fiscalNameMax = 50;

export const isFiscalNameCut = (name: string): boolean => fiscalName(name) !== name;

/**
 * The name of an article in a message to the tax authority: cut to 50 characters, but never between a letter
 * and its combining accent. E-invoice and print have the whole name.
 */
export function fiscalName(name: string): string {
  if (name.length <= fiscalNameMax) return name;
  let cut = '';
  let count = 0;
  const letters = new Intl.Segmenter('sq', { granularity: 'grapheme' });
  for (const { segment } of letters.segment(name)) {
    count += Array.from(segment).length;
    if (count > fiscalNameMax) break;
    cut += segment;
  }
  // A single letter with many combining accents can exceed the limit; then it is cut between its characters.
  return count <= fiscalNameMax ? name : cut.trimEnd() || Array.from(name).slice(0, fiscalNameMax).join('');
}
