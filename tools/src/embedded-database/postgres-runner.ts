import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { copyOfPostgres } from './copy-of-postgres.ts';
import { programPath, type PostgresProgram } from './postgres-binaries.ts';

type Account = { uid: number; gid: number };
export type Launch = { file: string; args: string[]; options: SpawnOptions };

/**
 * How PostgreSQL's programs are started. They refuse to run as root, so root starts them under another
 * account.
 */
export type PostgresRunner = {
  postgresFolder: string;
  /**
   * The account that must own the data; undefined when it is the account of this process and no owner
   * changes.
   */
  owner: Account | undefined;
  /** False when the programs can reach the data only through their working directory. */
  seesDataByPath: boolean;
  command(file: string, args: string[], workingDirectory: string): Launch;
};

/** `args` receives the path by which the program reaches the cluster. */
export function launchOn(
  runner: PostgresRunner,
  program: PostgresProgram,
  cluster: string,
  args: (clusterName: string) => string[],
): Launch {
  const clusterName = runner.seesDataByPath ? cluster : throughWorkingDirectory;
  return runner.command(programPath(runner.postgresFolder, program), args(clusterName), cluster);
}

// The path of the working directory. Root enters that directory before dropping its rights, so the program
// can use it even if the program may not enter the folders above it.
const throughWorkingDirectory = '/proc/self/cwd';

export async function choosePostgresRunner(
  dataDirectory: string,
  postgresFolder: string,
): Promise<PostgresRunner> {
  if (process.getuid?.() !== 0) return asThisUser(postgresFolder);
  // Traversable, but not listable; the contents are protected by their own modes.
  chmodSync(dataDirectory, 0o711);
  const nobody = accountOfNobody();
  const formerOwner = ownerOtherThanRoot(join(dataDirectory, 'cluster'));
  const inPlace = [
    ...(formerOwner ? [asOtherUser(postgresFolder, formerOwner)] : []),
    asOtherUser(postgresFolder, nobody),
    inUserNamespace(postgresFolder),
  ].find((runner) => isAbleToRun(runner, dataDirectory));
  if (inPlace) return inPlace;

  const fromCopy: PostgresRunner = {
    ...asOtherUser(await copyOfPostgres(postgresFolder), nobody),
    seesDataByPath: false,
  };
  if (isAbleToRun(fromCopy, dataDirectory)) return fromCopy;
  throw new ConsoleError(consolePhrases.database.noWayAsRoot(dataDirectory));
}

function asThisUser(postgresFolder: string): PostgresRunner {
  return {
    postgresFolder,
    owner: undefined,
    seesDataByPath: true,
    command: (file, args, workingDirectory) => ({
      file,
      args,
      options: { cwd: workingDirectory, env: environment() },
    }),
  };
}

function asOtherUser(postgresFolder: string, account: Account): PostgresRunner {
  return {
    postgresFolder,
    owner: account,
    seesDataByPath: true,
    command: (file, args, workingDirectory) => ({
      file,
      args,
      options: { cwd: workingDirectory, env: environment(), ...account },
    }),
  };
}

/** Root mapped to another user id: it still owns root's files, but does not have root's rights. */
function inUserNamespace(postgresFolder: string): PostgresRunner {
  return {
    postgresFolder,
    owner: { uid: 0, gid: 0 },
    seesDataByPath: true,
    command: (file, args, workingDirectory) => ({
      file: 'unshare',
      args: ['--user', '--map-user=65534', '--map-group=65534', file, ...args],
      options: { cwd: workingDirectory, env: environment() },
    }),
  };
}

/**
 * Tries to run a program, because access lists, mount options and security modules do not show in file modes.
 */
function isAbleToRun(runner: PostgresRunner, dataDirectory: string): boolean {
  const { file, args, options } = runner.command(
    '/bin/sh',
    [
      '-c',
      'cd "$0" && test -r "$1" && id -un && exec "$2" --version',
      runner.seesDataByPath ? dataDirectory : throughWorkingDirectory,
      join(runner.postgresFolder, 'share', 'postgresql', 'postgres.bki'),
      programPath(runner.postgresFolder, 'postgres'),
    ],
    dataDirectory,
  );
  return spawnSync(file, args, { ...options, stdio: 'ignore' }).status === 0;
}

function accountOfNobody(): Account {
  const passwords = readFileSync('/etc/passwd', 'utf8');
  const [, uid = '65534', gid = '65534'] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwords) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** The owner of the data when it is not root, so that a start by root does not change the owner. */
function ownerOtherThanRoot(cluster: string): Account | undefined {
  const stat = statSync(cluster, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

/**
 * Passes on only a few variables: the caller's environment may contain secrets and settings that the database
 * does not need.
 */
function environment(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return process.env;
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
