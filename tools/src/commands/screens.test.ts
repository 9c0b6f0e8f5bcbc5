import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';

const run = promisify(execFile);

// The list of screens is read by plain Node, which knows no style sheets: nothing it imports may bring one.
test('the screens are listed without a browser', { timeout: 60_000 }, async () => {
  const { stdout } = await run(process.execPath, [join(projectRoot, 'tools/run.mjs'), 'screens']);
  expect(stdout.split('\n')).toContain('business /journal');
});
