/** The fields that hold U+0000, by their paths; of a name that holds one, the field it is in. */
export function pathsOfNullCharacters(input: unknown, path = ''): string[] {
  if (typeof input === 'string') return input.includes('\0') ? [path] : [];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    name.includes('\0') ? [path] : pathsOfNullCharacters(value, path === '' ? name : `${path}.${name}`),
  );
}
