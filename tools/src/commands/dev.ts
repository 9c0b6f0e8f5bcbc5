import { join } from 'node:path';
import { consolePhrases } from '../console-phrases.ts';
import { becomesReady } from '../launch/becomes-ready.ts';
import { startChildServer } from '../launch/child-server.ts';
import { expectFreePort, expectFreePorts } from '../launch/free-port.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openDatabase } from '../launch/open-database.ts';
import { projectRoot } from '../launch/project-root.ts';
import { serverProgram } from '../launch/programs.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';
import { serveUntilEnd } from '../launch/serve-until-end.ts';
import { serverEnvironment } from '../launch/server-environment.ts';
import { paymentProviderPrograms, standInPrograms } from '../launch/start-stand-in.ts';

const packages = join(projectRoot, 'node_modules');
const backofficePort = 5173;

/** Like `start`, but a change of a source file takes effect at once. */
export function dev(): Promise<number> {
  return runUntilStopped(async (session) => {
    const settings = launchSettings(process.env);
    await Promise.all([expectFreePorts(settings), expectFreePort(backofficePort, 'PORT')]);
    const database = await session.started(openDatabase(settings), (opened) => opened.stop());
    const environment = await serverEnvironment(settings, database.url);
    const watched = (app: string) => [
      join(packages, 'tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      `apps/${app}/src/main.ts`,
    ];
    const backoffice = [join(packages, 'vite/bin/vite.js'), '--port', String(backofficePort), '--strictPort'];
    return serveUntilEnd(session, {
      settings,
      database,
      server: serverProgram(settings, watched('server'), environment),
      beside: [
        ...standInPrograms(settings, watched('tax-authority'), environment),
        ...paymentProviderPrograms(settings, watched('payment-provider'), environment),
        {
          name: consolePhrases.launch.program.screens,
          start: async () =>
            startChildServer(backoffice, environment, join(projectRoot, 'apps', 'backoffice')),
          becomesReady: (signal) => becomesReady(backofficePort, signal, '/', 'localhost'),
        },
      ],
      after: [],
      address: `http://localhost:${backofficePort}`,
    });
  });
}
