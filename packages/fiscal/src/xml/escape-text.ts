const inText: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const inValue: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/** Text as canonical XML writes it. */
export function escapedText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replaceAll(/[&<>\r]/g, (letter) => inText[letter] ?? letter) : text;
}

/** The value of an attribute as canonical XML writes it. */
export function escapedValue(value: string): string {
  return /[&<"\t\n\r]/.test(value)
    ? value.replaceAll(/[&<"\t\n\r]/g, (letter) => inValue[letter] ?? letter)
    : value;
}
