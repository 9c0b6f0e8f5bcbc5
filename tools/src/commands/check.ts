import { runSteps, type Step } from '../launch/run-steps.ts';
import { packageProgram } from '../launch/run-program.ts';

/** The checks without vitest; `npm test` runs these besides all vitest files. */
export const staticChecks: Step[] = [
  { name: 'oxfmt', program: packageProgram('oxfmt'), args: ['--check', '.'] },
  { name: 'oxlint', program: packageProgram('oxlint'), args: ['--type-aware', '.'] },
  // One type checker, because two would both check the types that files share.
  { name: 'tsc', program: packageProgram('tsc'), args: ['-b', '--checkers', '1', '--builders', '2'] },
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
