const checks = new Map<string, (content: Buffer) => boolean>(
  Object.entries({
    'image/png': (content: Buffer) => content.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
    'image/jpeg': (content: Buffer) => content.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
    'application/pdf': (content: Buffer) => content.toString('latin1', 0, 5) === '%PDF-',
    'text/csv': isText,
  }),
);

/** Whether the content matches its declared type, so that a browser does not run, say, HTML declared as an image. */
export function isOfType(type: string, content: Buffer): boolean {
  return checks.get(type)?.(content) ?? false;
}

// oxlint-disable-next-line eslint/no-control-regex -- control characters are exactly what text has not
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/**
 * Text in any encoding has no control characters except tabs and line ends. One regular expression is faster than a
 * loop.
 */
function isText(content: Buffer): boolean {
  return !unwritable.test(content.toString('latin1'));
}
