import { foldText } from '@tezga/domain';

const wordsMost = 8;
const partLengthMin = 3;

/**
 * What LIKE must find, all of it, in a folded text that begins with a space. Two letters are looked for at the
 * beginning of words only: anywhere inside they are in nearly every name.
 */
export function searchPatterns(search: string | undefined): string[] {
  const words = foldText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, wordsMost).map((word) => {
    const literal = word.replaceAll(/[%_\\]/g, String.raw`\$&`);
    return word.length < partLengthMin ? `% ${literal}%` : `%${literal}%`;
  });
}
