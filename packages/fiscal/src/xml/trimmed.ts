const isSpace = (unit: number) => unit === 32 || unit === 10 || unit === 9 || unit === 13;

/** Trims XML whitespace, which is only four characters, unlike that of `trim()`. */
export function trimmed(text: string): string {
  let begin = 0;
  let end = text.length;
  while (begin < end && isSpace(text.charCodeAt(begin))) begin += 1;
  while (end > begin && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(begin, end);
}
