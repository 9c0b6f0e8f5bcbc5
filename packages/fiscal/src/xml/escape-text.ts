const inText: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const inValue: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

// Characters that XML does not allow even when escaped: one in a pasted name would make the whole message
// invalid.
const forbidden = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF`;
const replacement = ' ';

const escaping = (letters: string, written: Readonly<Record<string, string>>) => {
  const suspect = new RegExp(`[${letters}${forbidden}]`);
  const changed = new RegExp(`[${letters}${forbidden}]`, 'gu');
  return (text: string): string =>
    // Matching by code point (u flag) is slow, so a fast test first checks whether there is anything to
    // escape.
    suspect.test(text) ? text.replaceAll(changed, (letter) => written[letter] ?? replacement) : text;
};

/** Escapes text content as canonical XML requires. */
export const escapedText = escaping(String.raw`&<>\r`, inText);

/** Escapes an attribute value as canonical XML requires. */
export const escapedValue = escaping(String.raw`&<"\t\n\r`, inValue);
