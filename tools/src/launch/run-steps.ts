import { captureProgram } from './run-program.ts';

export type Step = { name: string; program: string; args: string[] };

const stepsAtOnce = 2;

/**
 * Runs every step, also after a failure, and prints each result; resolves to the names of the failed steps.
 */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await passes(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: stepsAtOnce }, work));
  if (failed.length > 0) console.error(`✗ ${failed.join(', ')}`);
  return failed;
}

async function passes({ name, program, args }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const { exitCode, output } = await captureProgram(program, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const hasPassed = exitCode === 0;
  console.error(`${hasPassed ? '✓' : '✗'} ${name} (${seconds} s)${hasPassed ? '' : `\n${output.trimEnd()}`}`);
  return hasPassed;
}
