import { expect, test } from 'vitest';
import { checkArchitecture } from './check-architecture.ts';
import type { SourceFile } from './source-file.ts';

const at = (path: string, ...lines: string[]): SourceFile => ({ path, text: lines.join('\n') });
const importing = (path: string, specifier: string) => at(path, `import { something } from '${specifier}';`);
const server = (path: string, specifier: string) => importing(`apps/server/src/${path}`, specifier);
const office = (path: string, specifier: string) => importing(`apps/backoffice/src/${path}`, specifier);
const domain = (line: string) => at('packages/domain/src/rule.ts', line);
const linesOfCode = (count: number) => Array.from({ length: count }, (_, line) => `const a${line} = 1;`);

const offending: [rule: string, where: string, ...files: SourceFile[]][] = [
  [
    'imports go down only',
    'packages/ui/src/a.ts: @tezga/server',
    importing('packages/ui/src/a.ts', '@tezga/server'),
  ],
  [
    'imports go down only',
    'packages/ui/src/a.ts: @tezga/print',
    importing('packages/ui/src/a.ts', '@tezga/print'),
  ],
  [
    'imports go down only',
    'packages/phrases/src/a.ts: @tezga/contract',
    importing('packages/phrases/src/a.ts', '@tezga/contract'),
  ],
  [
    'imports go down only',
    'packages/contract/src/a.ts: @tezga/ui/x',
    importing('packages/contract/src/a.ts', '@tezga/ui/x'),
  ],
  [
    'imports go down only',
    'apps/server/src/a.ts: @tezga/backoffice',
    importing('apps/server/src/a.ts', '@tezga/backoffice'),
  ],
  [
    'imports go down only',
    'apps/server/src/a.ts: @tezga/tools',
    importing('apps/server/src/a.ts', '@tezga/tools'),
  ],
  ['imports go down only', 'tools/src/a.ts: @tezga/e2e', importing('tools/src/a.ts', '@tezga/e2e')],
  [
    'imports go down only',
    'packages/domain/src/a.test.ts: @tezga/contract',
    importing('packages/domain/src/a.test.ts', '@tezga/contract'),
  ],
  [
    'imports go down only',
    'packages/ui/src/a.ts: @tezga/server',
    at('packages/ui/src/a.ts', `export * from "@tezga/server";`),
  ],
  [
    'imports go down only',
    'packages/ui/src/a.ts: @tezga/server',
    at('packages/ui/src/a.ts', `import '@tezga/server';`),
  ],
  [
    'imports go down only',
    'packages/ui/src/a.ts: @tezga/server',
    at('packages/ui/src/a.ts', `const a = await import('@tezga/server');`),
  ],
  [
    'imports go down only',
    'packages/ui/src/a.ts: @tezga/server',
    at('packages/ui/src/a.ts', 'import type {', '  A,', `} from '@tezga/server';`),
  ],
  [
    'relative imports stay inside their package',
    'packages/ui/src/a.ts: ../../domain/src/b.ts',
    importing('packages/ui/src/a.ts', '../../domain/src/b.ts'),
  ],
  [
    'relative imports stay inside their package',
    'tools/src/a.ts: ../../vitest.config.ts',
    importing('tools/src/a.ts', '../../vitest.config.ts'),
  ],
  [
    'domain imports nothing',
    'packages/domain/src/a.ts: node:crypto',
    importing('packages/domain/src/a.ts', 'node:crypto'),
  ],
  ['domain imports nothing', 'packages/domain/src/a.ts: zod', importing('packages/domain/src/a.ts', 'zod')],
  [
    'the platform imports no capability',
    'apps/server/src/platform/http/a.ts: apps/server/src/sales/index.ts',
    server('platform/http/a.ts', '../../sales/index.ts'),
  ],
  [
    'capabilities meet at their index.ts',
    'apps/server/src/sales/a.ts: apps/server/src/articles/store.ts',
    server('sales/a.ts', '../articles/store.ts'),
  ],
  [
    'capabilities meet at their index.ts',
    'apps/server/src/sales/a/b.ts: apps/server/src/articles/in/index.ts',
    server('sales/a/b.ts', '../../articles/in/index.ts'),
  ],
  [
    'capabilities meet at their index.ts',
    'apps/tax-authority/src/soap/a.ts: apps/tax-authority/src/registry/store.ts',
    importing('apps/tax-authority/src/soap/a.ts', '../registry/store.ts'),
  ],
  [
    'the back office imports downwards',
    'apps/backoffice/src/session/guard.ts: apps/backoffice/src/screens.ts',
    at('apps/backoffice/src/session/guard.ts', `import type { Screen } from '../screens.ts';`),
  ],
  [
    'the back office imports downwards',
    'apps/backoffice/src/kits/lists/a.ts: apps/backoffice/src/business/sales/index.ts',
    office('kits/lists/a.ts', '../../business/sales/index.ts'),
  ],
  [
    'the back office imports downwards',
    'apps/backoffice/src/business/roles/A.tsx: apps/backoffice/src/shell/index.ts',
    at('apps/backoffice/src/business/roles/A.tsx', `const a = import('../../shell/index.ts');`),
  ],
  [
    'the back office has no other folders',
    'apps/backoffice/src/parts/a.ts',
    at('apps/backoffice/src/parts/a.ts'),
  ],
  [
    'capabilities meet at their index.ts',
    'apps/backoffice/src/business/wtn/A.tsx: apps/backoffice/src/business/sales/Invoice.module.css',
    at('apps/backoffice/src/business/wtn/A.tsx', `import document from '../sales/Invoice.module.css';`),
  ],
  [
    'capabilities meet at their index.ts',
    'apps/backoffice/src/shell/A.tsx: apps/backoffice/src/account/AccountPage.tsx',
    office('shell/A.tsx', '../account/AccountPage.tsx'),
  ],
  ['files stay small', 'packages/ui/src/a.ts: 251 lines', at('packages/ui/src/a.ts', ...linesOfCode(251))],
  [
    'files stay small',
    'packages/ui/src/a.test.ts: 401 lines',
    at('packages/ui/src/a.test.ts', ...linesOfCode(401)),
  ],
  ['no default exports', 'packages/ui/src/a.ts', at('packages/ui/src/a.ts', 'export default 1;')],
  ['no default exports', 'packages/ui/src/a.ts', at('packages/ui/src/a.ts', 'export { a as default };')],
  [
    'rows of the server are typed',
    'apps/server/src/a.ts',
    at('apps/server/src/a.ts', 'const rows = found as unknown as Row[];'),
  ],
  ['names are specific', 'packages/ui/src/utils/a.ts', at('packages/ui/src/utils/a.ts')],
  ['names are specific', 'packages/ui/src/date-helpers.ts', at('packages/ui/src/date-helpers.ts')],
  ['names are specific', 'packages/ui/src/StockManager.tsx', at('packages/ui/src/StockManager.tsx')],
  [
    'index.ts only as the entry point of a package or capability',
    'packages/ui/src/table/index.ts',
    at('packages/ui/src/table/index.ts'),
  ],
  [
    'index.ts only as the entry point of a package or capability',
    'apps/server/src/sales/print/index.ts',
    at('apps/server/src/sales/print/index.ts'),
  ],
  ['domain is pure', 'packages/domain/src/rule.ts: Date.now', domain('const at = Date.now();')],
  ['domain is pure', 'packages/domain/src/rule.ts: new Date()', domain('const at = new Date();')],
  ['domain is pure', 'packages/domain/src/rule.ts: Math.random', domain('const a = Math.random();')],
  ['domain is pure', 'packages/domain/src/rule.ts: process.', domain('const a = process.env;')],
  ['domain is pure', 'packages/domain/src/rule.ts: fetch(', domain(`const a = fetch('/a');`)],
];

test.each(offending)('the rule "%s" reports %s', (rule, where, ...files) => {
  expect(checkArchitecture(files)).toEqual([{ rule, where }]);
});

test('capabilities with the same name in two apps are counted as different', () => {
  const files = [
    server('sales/a.ts', '../articles/index.ts'),
    importing('apps/tax-authority/src/articles/a.ts', '../sales/index.ts'),
  ];
  expect(checkArchitecture(files)).toEqual([]);
});

test('a cycle among capabilities is reported with its path', () => {
  const files = [
    server('sales/a.ts', '../articles/index.ts'),
    server('articles/b.ts', '../warehouse/index.ts'),
    server('warehouse/c.ts', '../sales/index.ts'),
    server('reports/d.ts', '../sales/index.ts'),
  ];
  expect(checkArchitecture(files)).toContainEqual({
    rule: 'capabilities have no cycle',
    where: 'sales → articles → warehouse → sales',
  });
  expect(checkArchitecture(files.slice(1))).toEqual([]);
});

test('a cycle among back office capabilities through a type import and a lazy import is reported', () => {
  const files = [
    at('apps/backoffice/src/business/sales/a.ts', `import type { A } from '../wtn/index.ts';`),
    at('apps/backoffice/src/business/wtn/b.ts', `const b = () => import('../sales/index.ts');`),
  ];
  expect(checkArchitecture(files)).toContainEqual({
    rule: 'capabilities have no cycle',
    where: 'business/sales → business/wtn → business/sales',
  });
});

test.each(['packages/ui/src', 'apps/server/src/sales'])('a type import makes a cycle in %s', (folder) => {
  const [parent, part] = [`${folder}/Parent.tsx`, `${folder}/Part.tsx`];
  const files = [importing(parent, './Part.tsx'), at(part, `import type { PartProps } from './Parent.tsx';`)];
  const where = `${part} → ${parent} → ${part}`;
  expect(checkArchitecture(files)).toContainEqual({ rule: 'files have no cycle', where });
});

test('a folder with more than 40 source files is reported, and test files are not counted', () => {
  const sources = Array.from({ length: 41 }, (_, number) => at(`packages/ui/src/form/a${number}.ts`));
  const tests = sources.map(({ path }) => at(path.replace('.ts', '.test.ts')));
  expect(checkArchitecture([...sources, ...tests])).toEqual([
    { rule: 'folders stay small', where: 'packages/ui/src/form: 41 files' },
  ]);
  expect(checkArchitecture([...sources.slice(1), ...tests])).toEqual([]);
});

const innocent: [description: string, SourceFile][] = [
  ['an import from a layer below', importing('packages/ui/src/a.ts', '@tezga/domain')],
  ['an app imported by tools', importing('tools/src/a.ts', '@tezga/backoffice/screens')],
  ['a neighbour in the same package', importing('packages/ui/src/table/a.ts', '../theme.ts')],
  ['vitest in a test of the domain', importing('packages/domain/src/a.test.ts', 'vitest')],
  ['an import of the index of a capability', server('sales/a.ts', '../articles/index.ts')],
  ['the platform under a capability', server('sales/a.ts', '../platform/database/pool.ts')],
  ['test fixtures in a test', server('platform/jobs/a.test.ts', '../../testing/index.ts')],
  ['the list of capabilities', server('app.ts', './sales/routes.ts')],
  ['a capability of the back office at its index', office('business/wtn/A.tsx', '../sales/index.ts')],
  ['a kit under a capability', office('business/wtn/A.tsx', '../../kits/lists/use-list-state.ts')],
  ['the list of screens', office('screens.ts', './business/wtn/screens.ts')],
  ['the whole app in a test', office('session/a.test.ts', '../screens.ts')],
  ['the index of the kit for component tests', at('apps/backoffice/src/testing/index.ts')],
  [
    '250 lines with as many comments',
    at('packages/ui/src/a.ts', ...linesOfCode(250), ...linesOfCode(250).map((line) => `// ${line}`), ''),
  ],
  ['the default export of a configuration', at('apps/backoffice/vite.config.ts', 'export default {};')],
  ['a date with an argument', domain('const at = new Date(milliseconds);')],
  ['forbidden words in comments', domain('// not Date.now(), not process.env /* and not fetch() */')],
  [
    'forbidden words in strings',
    domain("const a = \"Date.now()\" + `process.env ${b} fetch()` + 'it\\'s new Date()';"),
  ],
  ['a quote inside a regular expression', domain(`const a = /['"]/; const b = ', Date.now()';`)],
  [
    'a method with the name of a forbidden function',
    domain('const a = basket.fetch(); const b = order.process.name;'),
  ],
  [
    'an import inside a string',
    at('packages/ui/src/a.ts', 'const a = `', "import { b } from '@tezga/server';", '`;'),
  ],
];

test.each(innocent)('the architecture check reports nothing for %s', (_description, file) => {
  expect(checkArchitecture([file])).toEqual([]);
});
