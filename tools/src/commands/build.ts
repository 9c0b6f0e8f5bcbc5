import { buildStaleApps } from '../launch/build.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';

/**
 * Builds the server, the back office and the stand-in of the tax authority where their sources changed, for an
 * image or an update.
 */
export function build(): Promise<number> {
  return runUntilStopped(async ({ signal }) => {
    await buildStaleApps(signal);
    return 0;
  }, 1);
}
