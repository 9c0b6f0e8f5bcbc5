import type { AddressInfo } from 'node:net';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { createParts, type ProviderOptions } from './parts.ts';
import { serveOrders } from './serve-orders.ts';
import { serveControl, servePayer } from './serve-payer.ts';

export interface RunningProvider {
  readonly address: string;
  stop(): Promise<void>;
}

/** A stand-in for a provider of online payments: the part of PayPal's Orders v2 protocol that Tezga uses. */
export async function startPaymentProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { port, host, log } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const http = Fastify({
    loggerInstance,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const parts = createParts(http, options);
  http.get('/health', () => ({ status: 'ok' }));
  serveOrders(parts);
  servePayer(parts);
  serveControl(parts);
  await http.listen({ port, host });
  const { address: at, port: ownPort } = http.server.address() as AddressInfo;
  const address = `http://${at.includes(':') ? `[${at}]` : at}:${ownPort}`;
  log.info({ address }, 'listening');
  return { address, stop: () => http.close() };
}
