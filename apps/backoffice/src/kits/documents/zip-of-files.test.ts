import { strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileNameOf, openZip } from './zip-of-files.ts';

test('the ZIP has every added file, also two with the same name', async () => {
  const zip = openZip();
  zip.add('12-2026.pdf', strToU8('one'));
  zip.add('12-2026.pdf', strToU8('two'));
  const files = unzipSync(new Uint8Array(await zip.close().arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ['12-2026.pdf', 'one'],
    ['12-2026-2.pdf', 'two'],
  ]);
});

test('the slash in an invoice number does not create a folder', () => {
  expect(fileNameOf('12/2026/gk482mw118')).toBe('12-2026-gk482mw118.pdf');
});
