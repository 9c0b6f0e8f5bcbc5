const checks = new Map<string, (content: Buffer) => boolean>(
  Object.entries({
    'image/png': (content: Buffer) => content.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
    'image/jpeg': (content: Buffer) => content.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
    'application/pdf': (content: Buffer) => content.toString('latin1', 0, 5) === '%PDF-',
    'text/csv': isText,
  }),
);

/** Whether bytes are of the type they are said to be: what a browser is told to show must be that. */
export function isOfType(type: string, content: Buffer): boolean {
  return checks.get(type)?.(content) ?? false;
}

// oxlint-disable-next-line eslint/no-control-regex -- control characters are exactly what text has not
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/** In whatever alphabet: text has no control characters but tabs and the ends of lines. Looked for at once, not byte by byte. */
function isText(content: Buffer): boolean {
  return !unwritable.test(content.toString('latin1'));
}
