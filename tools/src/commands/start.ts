import { withDiskErrorSentences } from '../disk-errors.ts';
import { buildStaleApps, paymentProviderBundle, serverBundle, taxAuthorityBundle } from '../launch/build.ts';
import { expectFreePorts } from '../launch/free-port.ts';
import { launchSettings, type LaunchSettings } from '../launch/launch-settings.ts';
import { openDatabase } from '../launch/open-database.ts';
import { serverProgram, workerProgram } from '../launch/programs.ts';
import { runUntilStopped, type LaunchSession } from '../launch/run-until-stopped.ts';
import { serveUntilEnd } from '../launch/serve-until-end.ts';
import { serverEnvironment } from '../launch/server-environment.ts';
import { paymentProviderPrograms, standInPrograms } from '../launch/start-stand-in.ts';

/** Starts all programs that a person needs to use Tezga on this machine. */
export function start(): Promise<number> {
  return runUntilStopped(async (session) => {
    const settings = launchSettings(process.env);
    return withDiskErrorSentences(settings.dataFolder, () => startSite(session, settings));
  });
}

/** The arguments of Node for a bundle; `ps` shows the title. */
const program = (title: string, bundle: string) => [`--title=${title}`, '--enable-source-maps', bundle];

async function startSite(session: LaunchSession, settings: LaunchSettings): Promise<number> {
  await expectFreePorts(settings);
  const [database] = await Promise.all([
    session.started(openDatabase(settings), (opened) => opened.stop()),
    buildStaleApps(session.signal),
  ]);
  const environment = await serverEnvironment(settings, database.url);
  const hasOwnWorker = settings.worker === undefined;
  return serveUntilEnd(session, {
    settings,
    database,
    server: serverProgram(
      settings,
      program('tezga-server', serverBundle),
      hasOwnWorker ? { ...environment, TEZGA_WORKER: 'none' } : environment,
    ),
    beside: [
      ...standInPrograms(settings, program('tezga-tax-authority', taxAuthorityBundle), environment),
      ...paymentProviderPrograms(
        settings,
        program('tezga-payment-provider', paymentProviderBundle),
        environment,
      ),
    ],
    after: hasOwnWorker ? [workerProgram(program('tezga-worker', serverBundle), environment)] : [],
    address: `http://localhost:${settings.port}`,
  });
}
