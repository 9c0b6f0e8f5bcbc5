import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { openAuthority, type Authority, type NewKeys } from './authority/index.ts';
import { serveControl } from './control/index.ts';
import { einvoiceService } from './einvoice/index.ts';
import { fiscalizationService } from './fiscalization/index.ts';
import { serveInvoiceCheck } from './invoice-check/index.ts';
import { authorityClock, systemClock, type Clock } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createHttpServer, type HttpServer } from './platform/http/create-http-server.ts';
import { serveFrame } from './platform/http/serve-frame.ts';
import { usualSettings, type RuleSettings } from './platform/rule-settings.ts';
import { serveSelfCare } from './self-care/index.ts';
import { receivedMessages, serveSoap, type Received } from './soap/index.ts';
import { openSwitches, type Switches } from './switches/index.ts';

export interface TaxAuthorityOptions {
  readonly databaseUrl: string;
  readonly databasePool?: number;
  readonly port: number;
  readonly host: string;
  /** Public base URL; null: the address that a client used. */
  readonly publicAddress: string | null;
  /** Token for access to the control page from other machines; null: this machine only. */
  readonly controlToken?: string | null;
  readonly log: Logger;
  readonly settings?: RuleSettings;
  readonly clock?: Clock;
  /** Source of taxpayer keys; default: a new key for each. */
  readonly newKeys?: NewKeys;
}

/** All dependencies; each capability takes the ones it needs. */
export interface Parts extends Context {
  readonly authority: Authority;
  readonly switches: Switches;
  readonly received: Received;
}

export interface RunningTaxAuthority {
  readonly address: string;
  readonly parts: Parts;
  stop(): Promise<void>;
}

// This path is right for the sources and for the bundle, which is one folder below the package.
const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));

/** Migrates the schema and serves; `stop` waits for pending saves of received messages. */
export async function startTaxAuthority(options: TaxAuthorityOptions): Promise<RunningTaxAuthority> {
  const { databaseUrl, log, port, host } = options;
  const applied = await migrate(databaseUrl, sourceFolder);
  if (applied.length > 0) log.info({ applied }, 'migrations applied');

  const context: Context = {
    sql: openDatabase(databaseUrl, options.databasePool ?? 10),
    clock: authorityClock(options.clock ?? systemClock),
    log,
    settings: options.settings ?? usualSettings,
    publicAddress: options.publicAddress,
  };
  const parts: Parts = {
    ...context,
    switches: await openSwitches(context),
    authority: await openAuthority(context, options.newKeys),
    received: receivedMessages(context),
  };
  const http = createHttpServer(context);
  await serveCapabilities(http, parts, options.controlToken ?? null);
  await http.listen({ port, host });
  const address = addressOf(http.server.address() as AddressInfo);
  log.info({ address: options.publicAddress ?? address }, 'listening');
  return {
    address,
    parts,
    async stop() {
      await http.close();
      await parts.received.settled();
      await context.sql.end({ timeout: 5 });
    },
  };
}

/** Registers the routes: one line per capability. */
async function serveCapabilities(http: HttpServer, parts: Parts, controlToken: string | null): Promise<void> {
  await serveSoap(http, fiscalizationService(parts), parts);
  await serveSoap(http, einvoiceService(parts), parts);
  await serveSelfCare(http, parts);
  await serveFrame(http, join(sourceFolder, 'platform/page'));
  await serveInvoiceCheck(http, parts, join(sourceFolder, 'invoice-check/page'));
  await serveControl(http, parts, { pageFolder: join(sourceFolder, 'control/page'), controlToken });
}

function addressOf({ address, port }: AddressInfo): string {
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
