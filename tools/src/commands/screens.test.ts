import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';

const run = promisify(execFile);

// Node reads the list of screens and cannot import style sheets, so no module of that list may import one.
test('the list of screens loads in Node without a browser', { timeout: 60_000 }, async () => {
  const { stdout } = await run(process.execPath, [join(projectRoot, 'tools/run.mjs'), 'screens']);
  expect(stdout.split('\n')).toContain('business /journal');
});
