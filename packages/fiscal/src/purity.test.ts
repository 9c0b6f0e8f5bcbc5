import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
// Excluded are `node.ts`, which re-exports the files for Node, these files, whose names begin with `node-`, and
// tests, which always run in Node.
const isForNode = (file: string) =>
  /^node(-|\.)/.test(basename(file)) || file.endsWith('.test.ts') || file.startsWith('test-support');
const pureFiles = readdirSync(folder, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !isForNode(file));

test('the list of files for the browser contains most files of the package', () => {
  expect(pureFiles.length).toBeGreaterThan(60);
});

test.each(pureFiles)('%s, a file for the browser, does not import Node modules', (file) => {
  expect(textOf(file)).not.toMatch(/from 'node:|from '\.{1,2}\/(?:[\w-]+\/)*node[-.]|\bBuffer\b|\bprocess\./);
});

test('only the modules for key files import node-forge, so that a browser loads it only when the user picks a file', () => {
  const importers = pureFiles.filter((file) => /from 'node-forge/.test(textOf(file)));
  expect(importers.toSorted()).toEqual(['certificate/password-protection.ts', 'certificate/write-pkcs12.ts']);
});
