const inText: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const inValue: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

// Some characters no XML can say, not even escaped: a name pasted with one in it would make the whole message unreadable.
const unsayable = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF`;
const insteadOfUnsayable = ' ';

const escaping = (letters: string, written: Readonly<Record<string, string>>) => {
  const suspect = new RegExp(`[${letters}${unsayable}]`);
  const changed = new RegExp(`[${letters}${unsayable}]`, 'gu');
  return (text: string): string =>
    // Reading by whole characters is slow, and needed only where one has two halves.
    suspect.test(text) ? text.replaceAll(changed, (letter) => written[letter] ?? insteadOfUnsayable) : text;
};

/** Text as canonical XML writes it. */
export const escapedText = escaping(String.raw`&<>\r`, inText);

/** The value of an attribute as canonical XML writes it. */
export const escapedValue = escaping(String.raw`&<"\t\n\r`, inValue);
