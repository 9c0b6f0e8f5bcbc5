import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const controls = readdirSync(folder).filter((file) => file.endsWith('.tsx'));

// The build drops a module that only re-exports (tree-shaking), and with it the stylesheets that it imports.
test.each(controls)('%s re-exports no component directly if it imports stylesheets', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const importsStyles = /^import '.+\.css';$/mu.test(source);
  expect(importsStyles && /^export \{.+\} from /mu.test(source)).toBe(false);
});
