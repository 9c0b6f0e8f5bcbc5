/** The paths of fields that contain U+0000; for a key that contains it, the path of its object. */
export function pathsOfNullCharacters(input: unknown, path = ''): string[] {
  if (typeof input === 'string') return input.includes('\0') ? [path] : [];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    name.includes('\0') ? [path] : pathsOfNullCharacters(value, path === '' ? name : `${path}.${name}`),
  );
}
