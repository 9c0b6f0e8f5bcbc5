const isSpace = (unit: number) => unit === 32 || unit === 10 || unit === 9 || unit === 13;

/**
 * Trims the four characters of XML whitespace, while `trim()` also removes others, such as non-breaking
 * spaces.
 */
export function trimmed(text: string): string {
  let begin = 0;
  let end = text.length;
  while (begin < end && isSpace(text.charCodeAt(begin))) begin += 1;
  while (end > begin && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(begin, end);
}
