import { consolePhrases } from '../console-phrases.ts';
import type { EmbeddedDatabase } from '../embedded-database/index.ts';
import { becomesReady } from './becomes-ready.ts';
import type { ChildServer } from './child-server.ts';
import type { LaunchSettings } from './launch-settings.ts';
import type { LaunchSession } from './run-until-stopped.ts';

export type Site = {
  settings: LaunchSettings;
  database: EmbeddedDatabase;
  servers: ChildServer[];
  /** What a person types into the browser. */
  address: string;
};

/** Greets the person once the site serves, and resolves to an exit code when a part of it ends by itself. */
export async function serveUntilEnd(session: LaunchSession, site: Site): Promise<number> {
  for (const server of site.servers)
    await session.started(Promise.resolve(server), (running) => running.stop());
  const ended = firstEnd(session, site);
  const isReady = await Promise.race([
    becomesReady(site.settings.port, session.signal).then(() => true),
    ended.then(() => false),
  ]);
  if (isReady) console.log(consolePhrases.launch.welcome(site.address, await demoLoginsOf(site)));
  return ended;
}

async function firstEnd(session: LaunchSession, { servers, database }: Site): Promise<number> {
  const databaseEnded = database.ended.then(() => ({
    sentence: consolePhrases.launch.databaseEnded,
    exitCode: 1,
  }));
  const serversEnded = servers.map(async ({ exited }) => {
    const exitCode = await exited;
    return { sentence: consolePhrases.launch.serverEnded(exitCode), exitCode };
  });
  const { sentence, exitCode } = await Promise.race([databaseEnded, ...serversEnded]);
  if (!session.signal.aborted) console.error(sentence);
  return exitCode;
}

/** The server loads the demonstration itself; here it is only said how to get in. */
async function demoLoginsOf({ settings }: Site) {
  if (!settings.isDemo) return [];
  // Half the server comes along with this import, which must not delay the server's own start.
  const { demoLogins, demoPassword } = await import('@tezga/server/demo');
  return demoLogins.map(({ username, business, part }) => ({
    name: [business, consolePhrases.launch.part[part]].filter(Boolean).join(' · '),
    username,
    password: demoPassword,
  }));
}
