import { consolePhrases } from '../console-phrases.ts';
import { isDiskFull } from '../disk-errors.ts';
import type { EmbeddedDatabase } from '../embedded-database/index.ts';
import {
  superviseProgram,
  type SupervisedProgram,
  type Program,
  type RunningProgram,
} from './supervise-program.ts';
import type { LaunchSettings } from './launch-settings.ts';
import type { LaunchSession } from './run-until-stopped.ts';

export type Site = {
  settings: LaunchSettings;
  database: EmbeddedDatabase;
  /** The product is usable when this program is ready. */
  server: Program;
  /** Programs started at the same time as the server. */
  beside: Program[];
  /** Programs started when the server is ready, because it has migrated the database by then. */
  after: Program[];
  /** The address that a person opens in the browser. */
  address: string;
};

/**
 * Supervises the programs and prints the welcome text when the server is ready. Resolves to an exit code only
 * when a program ends during its first start.
 */
export async function serveUntilEnd(session: LaunchSession, site: Site): Promise<number> {
  await superviseDatabase(session, site.database);
  const beside: Promise<number>[] = [];
  for (const program of site.beside)
    beside.push(endOf(site, program, await superviseProgram(session, program)));
  const server = await superviseProgram(session, site.server);
  const ended = Promise.race([...beside, endOf(site, site.server, server)]);
  const isReady = await Promise.race([server.ready.then(() => true), ended.then(() => false)]);
  if (isReady) {
    const logins = await demoLoginsOf(site);
    console.log(consolePhrases.launch.welcome(site.address, logins, notesOn(site.settings)));
    for (const program of site.after) await superviseProgram(session, program);
  }
  return ended;
}

async function endOf(
  { settings: { dataFolder } }: Site,
  { name }: Program,
  { failed }: SupervisedProgram,
): Promise<number> {
  const exitCode = await failed;
  console.error(consolePhrases.launch.startFailed(name, exitCode));
  if (isDiskFull(dataFolder)) console.error(consolePhrases.disk.full(dataFolder));
  return exitCode;
}

const runningPostgres = ({ ended }: { ended: Promise<void> }): RunningProgram => ({
  exited: ended.then(() => 1),
  stop: () => Promise.resolve(),
});

/** Restarts PostgreSQL when it ends. The caller has started PostgreSQL and stops it last. */
async function superviseDatabase(session: LaunchSession, database: EmbeddedDatabase): Promise<void> {
  const program: Program = {
    name: consolePhrases.launch.program.database,
    start: () => database.restart().then(runningPostgres),
    becomesReady: () => Promise.resolve(),
  };
  await superviseProgram(session, program, { first: Promise.resolve(runningPostgres(database)) });
}

/** Warns outside the demo when fiscal documents do not reach the tax authority. */
export function notesOn({ isDemo, taxAuthorityPort, taxAuthorityUrl }: LaunchSettings): string[] {
  if (isDemo || taxAuthorityUrl !== undefined) return [];
  const { standInOnly, noTaxAuthority } = consolePhrases.launch;
  return [taxAuthorityPort === undefined ? noTaxAuthority : standInOnly(taxAuthorityPort)];
}

/** The server loads the demo data itself; the launcher only prints the logins. */
async function demoLoginsOf({ settings }: Site) {
  if (!settings.isDemo) return [];
  // Imported lazily: this loads half of the server, and must not delay the server's own start.
  const { demoLogins, demoPassword } = await import('@tezga/server/demo');
  return demoLogins.map(({ username, business, part }) => ({
    name: [business, consolePhrases.launch.part[part]].filter(Boolean).join(' · '),
    username,
    password: demoPassword,
  }));
}
