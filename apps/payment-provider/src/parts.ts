import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createNotifier, type Notifier } from './notifications.ts';
import { createOrderBook, orderReply, type Order, type OrderBook } from './orders.ts';
import { switchesSchema, type Switches } from './switches.ts';

export interface ProviderOptions {
  readonly port: number;
  readonly host: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** The URL to which notifications are posted; if it is null, none are sent. */
  readonly notifies: string | null;
  readonly log: Logger;
}

/** The parts that all routes share. */
export interface Parts {
  readonly http: FastifyInstance;
  readonly book: OrderBook;
  readonly notifier: Notifier;
  readonly accessToken: string;
  readonly client: ProviderOptions['client'];
  switches: Switches;
}

export function createParts(http: FastifyInstance, { client, notifies, log }: ProviderOptions): Parts {
  const accessToken = randomBytes(24).toString('base64url');
  return {
    http,
    book: createOrderBook(),
    notifier: createNotifier({ key: accessToken, log }),
    accessToken,
    client,
    switches: switchesSchema.parse({ notifies }),
  };
}

export const missing = { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' };

/** The order with links to the address that the client used. */
export const replyOf = ({ hostname, port }: FastifyRequest, order: Order) =>
  orderReply(order, `http://${hostname}:${port}`);
