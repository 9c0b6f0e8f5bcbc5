import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const controls = readdirSync(folder).filter((file) => file.endsWith('.tsx'));

// The build removes a module that only re-exports (tree-shaking), together with the stylesheets that it
// imports.
test.each(controls)('the module %s re-exports no component, or imports no stylesheets', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const importsStyles = /^import '.+\.css';$/mu.test(source);
  expect(importsStyles && /^export \{.+\} from /mu.test(source)).toBe(false);
});
