import { runSteps, type Step } from '../launch/run-steps.ts';
import { packageProgram } from '../launch/run-program.ts';

const typedFolders = [
  '.',
  'packages/domain',
  'packages/phrases',
  'packages/contract',
  'packages/fiscal',
  'packages/ui',
  'apps/backoffice',
];

/** What a test run need not repeat, because it runs every vitest file anyway. */
export const staticChecks: Step[] = [
  { name: 'oxfmt', program: packageProgram('oxfmt'), args: ['--check', '.'] },
  { name: 'oxlint', program: packageProgram('oxlint'), args: ['--type-aware', '.'] },
  ...typedFolders.map((folder) => ({
    name: `tsc ${folder}`,
    program: packageProgram('tsc'),
    args: ['-p', `${folder}/tsconfig.json`],
  })),
];

const architecture: Step = {
  name: 'architecture',
  program: packageProgram('vitest'),
  args: ['run', 'tools/src/architecture'],
};

export async function check(): Promise<number> {
  const failures = await runSteps([...staticChecks, architecture]);
  return failures.length === 0 ? 0 : 1;
}
