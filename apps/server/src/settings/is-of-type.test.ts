import { expect, test } from 'vitest';
import { isOfType } from './is-of-type.ts';

const contents: Record<string, Buffer> = {
  'image/png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'image/jpeg': Buffer.from('ffd8ffe000104a464946', 'hex'),
  'application/pdf': Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u0001', 'latin1'),
  'text/csv': Buffer.from('emri;çmimi\r\nKafe;80\t\r\n', 'latin1'),
};

test('each content matches its own type and no other', () => {
  for (const [type, content] of Object.entries(contents)) {
    const types = Object.keys(contents).filter((other) => isOfType(other, content));
    expect(types).toEqual([type]);
  }
});

test('truncated content, an unknown type and HTML under another type do not match', () => {
  expect(isOfType('image/png', Buffer.from('8950', 'hex'))).toBe(false);
  expect(isOfType('image/png', Buffer.from('<svg onload="alert(1)">'))).toBe(false);
  expect(isOfType('text/html', Buffer.from('<html>'))).toBe(false);
  expect(isOfType('constructor', Buffer.from('x'))).toBe(false);
});
