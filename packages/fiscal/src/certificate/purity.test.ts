import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const pureFiles = readdirSync(folder).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('node-'),
);

test.each(pureFiles)('%s runs in a browser', (file) => {
  const code = readFileSync(new URL(file, folder), 'utf8');
  expect(code).not.toMatch(/from 'node:|from '\.{1,2}\/(?:\w+\/)*node-|\bBuffer\b|\bprocess\b/);
});

test('only one file knows the library, so that a browser can load it when a file is chosen', () => {
  const knowing = pureFiles.filter((file) =>
    /from 'node-forge/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(knowing).toEqual(['password-encryption.ts']);
});
