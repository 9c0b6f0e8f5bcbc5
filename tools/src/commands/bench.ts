import { packageProgram, showProgram } from '../launch/run-program.ts';

/** Runs in a separate process, so that the launcher does not influence the measurements. */
export function bench(): Promise<number> {
  return showProgram(packageProgram('tsx'), ['bench/src/main.ts', ...process.argv.slice(3)]);
}
