/** The paths of all fields whose value contains U+0000. If a key contains it, the path is that of its object. */
export function pathsOfNullCharacters(input: unknown, path = ''): string[] {
  if (typeof input === 'string') return input.includes('\0') ? [path] : [];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    name.includes('\0') ? [path] : pathsOfNullCharacters(value, path === '' ? name : `${path}.${name}`),
  );
}
