import { buildStaleApps, serverBundle, taxAuthorityBundle } from '../launch/build.ts';
import { startChildServer } from '../launch/child-server.ts';
import { expectFreePorts } from '../launch/free-port.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openDatabase } from '../launch/open-database.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';
import { serveUntilEnd } from '../launch/serve-until-end.ts';
import { serverEnvironment } from '../launch/server-environment.ts';
import { startStandIn } from '../launch/start-stand-in.ts';

/** Everything a person needs to use Tezga on this machine. */
export function start(): Promise<number> {
  return runUntilStopped(async (session) => {
    const settings = launchSettings(process.env);
    await expectFreePorts(settings);
    const [database] = await Promise.all([
      session.started(openDatabase(settings), (opened) => opened.stop()),
      buildStaleApps(session.signal),
    ]);
    const environment = await serverEnvironment(settings, database.url);
    return serveUntilEnd(session, {
      settings,
      database,
      servers: [
        ...startStandIn(session, settings, environment, ['--enable-source-maps', taxAuthorityBundle]),
        startChildServer(['--enable-source-maps', serverBundle], environment),
      ],
      address: `http://localhost:${settings.port}`,
    });
  });
}
