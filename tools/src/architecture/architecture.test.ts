import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';
import { checkArchitecture } from './check-architecture.ts';
import { readSourceFiles } from './source-file.ts';

test('the project follows its architecture rules', () => {
  const files = readSourceFiles(projectRoot);
  expect(files.length).toBeGreaterThan(50);
  const offences = checkArchitecture(files).map(({ rule, where }) => `${where} (${rule})`);
  expect(offences).toEqual([]);
});
