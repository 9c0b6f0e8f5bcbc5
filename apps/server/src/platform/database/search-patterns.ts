import { foldText } from '@tezga/domain';

const wordsMax = 8;
const partLengthMin = 3;

/**
 * One LIKE pattern for each word of a search; a text must match all of them. The text is folded and begins with a space.
 * A word of one or two letters matches at the beginning of words only, because nearly every name contains it somewhere.
 */
export function searchPatterns(search: string | undefined): string[] {
  const words = foldText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, wordsMax).map((word) => {
    const literal = word.replaceAll(/[%_\\]/g, String.raw`\$&`);
    return word.length < partLengthMin ? `% ${literal}%` : `%${literal}%`;
  });
}
