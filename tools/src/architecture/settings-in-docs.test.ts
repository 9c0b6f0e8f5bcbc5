import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';

const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const namesIn = (path: string) => textOf(path).match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? [];

const known = new Set([
  ...namesIn('apps/server/src/platform/config.ts'),
  ...namesIn('apps/tax-authority/src/platform/config.ts'),
  ...namesIn('apps/payment-provider/src/config.ts'),
  ...namesIn('tools/src/launch/launch-settings.ts'),
  // Settings that the product does not read: those of the Docker images in the compose file, and of the
  // compose file itself.
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'NODE_ENV',
  'TEZGA_DOMAIN',
]);

test.each([
  'docs/operations.md',
  'deploy/compose.yaml',
  'deploy/example.env',
  'deploy/Dockerfile',
  'README.md',
])('%s names only settings that the product reads', (path) => {
  expect(namesIn(path).filter((name) => !known.has(name))).toEqual([]);
});
