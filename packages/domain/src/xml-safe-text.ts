const unseen = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF`;
const suspect = new RegExp(String.raw`[${unseen}\uD800-\uDFFF]`);
const allUnseen = new RegExp(`[${unseen}]`, 'g');

/**
 * Makes text valid for the database, XML messages and print: control characters become spaces, unpaired
 * surrogates become the replacement character.
 */
export function xmlSafeText(text: string): string {
  // Iterating by code points is slow, and only text with surrogates needs it.
  if (!suspect.test(text)) return text;
  return text.replaceAll(allUnseen, ' ').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
