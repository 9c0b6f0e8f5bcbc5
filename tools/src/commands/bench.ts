import { packageProgram, showProgram } from '../launch/run-program.ts';

/** In a process of its own, so that nothing of the launcher is measured. */
export function bench(): Promise<number> {
  return showProgram(packageProgram('tsx'), ['bench/src/main.ts', ...process.argv.slice(3)]);
}
