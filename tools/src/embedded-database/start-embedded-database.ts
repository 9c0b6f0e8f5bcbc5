import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import postgres from 'postgres';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { isDiskFull } from '../disk-errors.ts';
import { createCluster, changeClusterOwner, removeHalfMadeClusters } from './cluster.ts';
import { lockData } from './data-lock.ts';
import { createEndpoint, type Endpoint } from './endpoint.ts';
import { errorCode } from './error-code.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { installedPostgres } from './postgres-binaries.ts';
import { choosePostgresRunner, type PostgresRunner } from './postgres-runner.ts';
import { launchPostmaster, type Postmaster } from './postmaster.ts';
import { openServerLog } from './server-log.ts';
import { settingArguments, type Durability } from './server-settings.ts';

export type EmbeddedDatabaseOptions = {
  /** A folder used by the database only. */
  dataDirectory: string;
  durability?: Durability;
  log?: (line: string) => void;
};

export type EmbeddedDatabase = {
  url: string;
  /** Resolves when the server of the first start has ended, also without a call of stop. */
  ended: Promise<void>;
  /** Starts a dead server again with the same data and address, so that clients reconnect by themselves. */
  restart(): Promise<{ ended: Promise<void> }>;
  /** Stops the server, and removes the files that a dead server left. */
  stop(): Promise<void>;
};

type Settings = {
  dataDirectory: string;
  cluster: string;
  durability: Durability;
  log: (line: string) => void;
};

export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDirectory = resolve(options.dataDirectory);
  const settings: Settings = {
    dataDirectory,
    cluster: join(dataDirectory, 'cluster'),
    durability: options.durability ?? 'safe',
    log: options.log ?? (() => undefined),
  };
  const lock = await lockDirectory(dataDirectory);
  try {
    const database = await startServer(settings);
    return { ...database, stop: () => database.stop().then(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function lockDirectory(dataDirectory: string): ReturnType<typeof lockData> {
  try {
    await mkdir(dirname(dataDirectory), { recursive: true });
    if (!existsSync(dataDirectory)) await mkdir(dataDirectory, { mode: 0o700 });
    return await lockData(
      join(dataDirectory, 'lock'),
      (pid) => new ConsoleError(consolePhrases.database.alreadyRunning(dataDirectory, pid)),
    );
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
    throw new ConsoleError(consolePhrases.database.folderNotWritable(dataDirectory), { cause: error });
  }
}

async function startServer(settings: Settings): Promise<EmbeddedDatabase> {
  const { dataDirectory, cluster, durability, log } = settings;
  const runner = await choosePostgresRunner(dataDirectory, await installedPostgres());
  await stopLeftoverServer(cluster, () => log(consolePhrases.database.stoppingLeftover));
  const endpoint = await createEndpoint(dataDirectory, runner);
  await prepareCluster(settings, runner, endpoint);

  const serverLog = openServerLog(dataDirectory);
  let postmaster: Postmaster | undefined;
  const start = async () => {
    postmaster = launchPostmaster(runner, {
      cluster,
      settings: settingArguments(durability, endpoint.settings),
      logFd: serverLog.fd,
      endsWithThisProcess: durability === 'throwaway',
    });
    const isReady = await postmaster.becomesReady(() => log(consolePhrases.database.stillStarting));
    if (!isReady)
      throw new ConsoleError(
        isDiskFull(dataDirectory)
          ? consolePhrases.disk.full(dataDirectory)
          : consolePhrases.database.startFailed(serverLog.lastLines()),
      );
    return postmaster;
  };
  const stop = async () => {
    await postmaster?.stop();
    serverLog.close();
    await endpoint.remove();
  };
  try {
    const { ended } = await start();
    await createDatabaseUnlessThere(endpoint);
    const restart = async () => {
      await stopLeftoverServer(cluster, () => undefined);
      await endpoint.clear();
      return start();
    };
    return { url: endpoint.url('tezga'), ended, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareCluster(settings: Settings, runner: PostgresRunner, endpoint: Endpoint): Promise<void> {
  const { cluster, durability, log } = settings;
  await removeHalfMadeClusters(cluster);
  if (existsSync(cluster)) {
    await changeClusterOwner(runner.owner, cluster);
  } else {
    log(consolePhrases.database.creating);
    await createCluster(cluster, runner, {
      isDurable: durability === 'safe',
      passwordFile: endpoint.passwordFile,
    });
  }
}

async function createDatabaseUnlessThere(endpoint: Endpoint): Promise<void> {
  const connection = (database: string) =>
    postgres(endpoint.url(database), { max: 1, fetch_types: false, onnotice: () => undefined });
  const database = connection('tezga');
  const maintenance = connection('postgres');
  try {
    await database`select 1`.catch(async (error: unknown) => {
      if (errorCode(error) !== '3D000') throw error;
      await maintenance`create database tezga`;
    });
  } finally {
    await Promise.all([database.end(), maintenance.end()]);
  }
}
