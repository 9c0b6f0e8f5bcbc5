const namedMost = 20;

/** What a change of many was about, for the activity log: the first by name, and how many more there are. */
export function namesOf(records: readonly { readonly name: string }[]): string {
  const names = records.slice(0, namedMost).map(({ name }) => name);
  const rest = records.length - names.length;
  return names.join(', ') + (rest > 0 ? ` +${rest}` : '');
}
