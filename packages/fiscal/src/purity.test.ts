import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
// What needs Node says so in its name; the door `node.ts` leads to nothing else, and tests run in Node anyway.
const isForNode = (file: string) =>
  /^node(-|\.)/.test(basename(file)) || file.endsWith('.test.ts') || file.startsWith('test-support');
const pureFiles = readdirSync(folder, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !isForNode(file));

test('most of the package is looked at', () => {
  expect(pureFiles.length).toBeGreaterThan(60);
});

test.each(pureFiles)('%s runs in a browser', (file) => {
  expect(textOf(file)).not.toMatch(/from 'node:|from '\.{1,2}\/(?:[\w-]+\/)*node[-.]|\bBuffer\b|\bprocess\./);
});

test('only the ciphers of key files and their writer know node-forge, so that a browser loads it when a file is chosen', () => {
  const knowing = pureFiles.filter((file) => /from 'node-forge/.test(textOf(file)));
  expect(knowing.toSorted()).toEqual(['certificate/password-protection.ts', 'certificate/write-pkcs12.ts']);
});
