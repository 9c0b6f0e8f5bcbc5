import { consolePhrases } from '../console-phrases.ts';
import { hasNoRoom } from '../disk-trouble.ts';
import type { EmbeddedDatabase } from '../embedded-database/index.ts';
import { keepRunning, type KeptProgram, type Program, type RunningProgram } from './keep-running.ts';
import type { LaunchSettings } from './launch-settings.ts';
import type { LaunchSession } from './run-until-stopped.ts';

export type Site = {
  settings: LaunchSettings;
  database: EmbeddedDatabase;
  /** The site serves once this one is ready. */
  server: Program;
  /** Started with the server. */
  beside: Program[];
  /** Started when the server is ready, because it has prepared the database by then. */
  after: Program[];
  /** What a person types into the browser. */
  address: string;
};

/**
 * Greets the person once the site serves and keeps its programs running. Resolves to an exit code only when a program ends
 * at its first start, before it was ready.
 */
export async function serveUntilEnd(session: LaunchSession, site: Site): Promise<number> {
  await keepDatabaseRunning(session, site.database);
  const beside: Promise<number>[] = [];
  for (const program of site.beside) beside.push(endOf(site, program, await keepRunning(session, program)));
  const server = await keepRunning(session, site.server);
  const ended = Promise.race([...beside, endOf(site, site.server, server)]);
  const isReady = await Promise.race([server.ready.then(() => true), ended.then(() => false)]);
  if (isReady) {
    const logins = await demoLoginsOf(site);
    console.log(consolePhrases.launch.welcome(site.address, logins, notesOn(site.settings)));
    for (const program of site.after) await keepRunning(session, program);
  }
  return ended;
}

async function endOf(
  { settings: { dataFolder } }: Site,
  { name }: Program,
  { failed }: KeptProgram,
): Promise<number> {
  const exitCode = await failed;
  console.error(consolePhrases.launch.startFailed(name, exitCode));
  if (hasNoRoom(dataFolder)) console.error(consolePhrases.disk.full(dataFolder));
  return exitCode;
}

const runningPostgres = ({ ended }: { ended: Promise<void> }): RunningProgram => ({
  exited: ended.then(() => 1),
  stop: () => Promise.resolve(),
});

/** PostgreSQL runs already; whoever opened it stops it last. */
async function keepDatabaseRunning(session: LaunchSession, database: EmbeddedDatabase): Promise<void> {
  const program: Program = {
    name: consolePhrases.launch.program.database,
    start: () => database.restart().then(runningPostgres),
    becomesReady: () => Promise.resolve(),
  };
  await keepRunning(session, program, { first: Promise.resolve(runningPostgres(database)) });
}

/** A business that works in earnest must know when its documents do not reach the tax authority. */
export function notesOn({ isDemo, taxAuthorityPort, taxAuthorityUrl }: LaunchSettings): string[] {
  if (isDemo || taxAuthorityUrl !== undefined) return [];
  const { standInOnly, noTaxAuthority } = consolePhrases.launch;
  return [taxAuthorityPort === undefined ? noTaxAuthority : standInOnly(taxAuthorityPort)];
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
