const unseen = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF`;
const suspect = new RegExp(String.raw`[${unseen}\uD800-\uDFFF]`);
const allUnseen = new RegExp(`[${unseen}]`, 'g');

/**
 * Text that the database, a message of the tax authority and a paper can all hold: characters that nobody sees and no XML
 * can say become spaces, and half a character becomes the sign for an unreadable one.
 */
export function sayableText(text: string): string {
  // Reading by whole characters is slow, and needed only where one has two halves.
  if (!suspect.test(text)) return text;
  return text.replaceAll(allUnseen, ' ').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
