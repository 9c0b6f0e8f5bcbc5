const namesMost = 10;

/** Whom a change of many was about, for the activity log: the first few by name. */
export function namesOf(customers: readonly { readonly name: string }[]): string {
  const names = customers.slice(0, namesMost).map(({ name }) => name);
  const rest = customers.length - names.length;
  return names.join(', ') + (rest > 0 ? ` +${rest}` : '');
}
