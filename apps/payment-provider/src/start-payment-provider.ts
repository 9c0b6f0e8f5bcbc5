import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { approvalPage } from './approval-page.ts';
import { createNotifier } from './notifications.ts';
import { createOrderBook, orderReply, type Order } from './orders.ts';
import { switchesSchema, type Switches } from './switches.ts';

export interface ProviderOptions {
  readonly port: number;
  readonly host: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** The address that gets the notifications; null sends none. */
  readonly notifies: string | null;
  readonly log: Logger;
}

export interface RunningProvider {
  readonly address: string;
  stop(): Promise<void>;
}

const amount = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d+\.\d{2}$/) });
const newOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({ custom_id: z.string().max(127), description: z.string().max(127), amount }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
  }),
});
const toVerify = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.record(z.string(), z.unknown()),
});
const oneOrder = z.object({ id: z.string() });
const approving = z.object({ token: z.string() });

/** A stand-in for a provider of online payments: the part of PayPal's Orders v2 protocol that Tezga uses. */
export async function startPaymentProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { port, host, client, log } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const http = Fastify({
    loggerInstance,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  const book = createOrderBook();
  const accessToken = randomBytes(24).toString('base64url');
  const notifier = createNotifier({ key: accessToken, log });
  let switches: Switches = switchesSchema.parse({ notifies: options.notifies });

  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const expectToken = async ({ headers }: FastifyRequest, reply: FastifyReply) =>
    headers.authorization === `Bearer ${accessToken}`
      ? undefined
      : reply.code(401).send({ name: 'AUTHENTICATION_FAILURE', message: 'Authentication failed.' });

  /** After the work was done the connection breaks instead of carrying the reply. */
  const loseReply = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (Math.random() * 100 < switches.lostRepliesPercent) reply.raw.destroy();
    return payload;
  };
  const ofClient = { preHandler: expectToken, onSend: loseReply };

  http.get('/health', () => ({ status: 'ok' }));

  http.post('/v1/oauth2/token', async ({ headers }, reply) => {
    const expected = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    if (headers.authorization !== expected)
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    return { access_token: accessToken, token_type: 'Bearer', expires_in: 32_400 };
  });

  const replyOf = ({ hostname, port: ownPort }: FastifyRequest, order: Order) =>
    orderReply(order, `http://${hostname}:${ownPort}`);

  http.post('/v2/checkout/orders', ofClient, async (request, reply) => {
    const read = newOrder.safeParse(request.body);
    const requestId = request.headers['paypal-request-id'];
    if (!read.success || typeof requestId !== 'string')
      return reply.code(400).send({ name: 'INVALID_REQUEST', message: 'Request is not well-formed.' });
    const [unit] = read.data.purchase_units;
    const { return_url: returnUrl, cancel_url: cancelUrl } = read.data.payment_source.paypal.experience_context;
    const order = book.create(requestId, {
      amount: unit?.amount ?? { currency_code: '', value: '' },
      customId: unit?.custom_id ?? '',
      description: unit?.description ?? '',
      returnUrl,
      cancelUrl,
    });
    return reply.code(201).send(replyOf(request, order));
  });

  const known = (request: FastifyRequest) => book.find(oneOrder.parse(request.params).id);
  const missing = { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' };

  http.get('/v2/checkout/orders/:id', ofClient, async (request, reply) => {
    const order = known(request);
    return order === null ? reply.code(404).send(missing) : replyOf(request, order);
  });

  http.post('/v2/checkout/orders/:id/capture', ofClient, async (request, reply) => {
    const order = known(request);
    if (order === null) return reply.code(404).send(missing);
    const wasOpen = order.capture === null;
    const requestId = String(request.headers['paypal-request-id'] ?? order.id);
    const outcome = book.capture(requestId, order, switches.refusesPayments);
    if (outcome !== 'captured')
      return reply.code(422).send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: outcome }] });
    if (wasOpen && order.capture !== null) {
      const { customId: custom_id, amount: paid, id: order_id, capture } = order;
      const related = { supplementary_data: { related_ids: { order_id } } };
      notifier.notify('PAYMENT.CAPTURE.COMPLETED', { ...capture, custom_id, amount: paid, ...related }, switches);
    }
    return reply.code(201).send(replyOf(request, order));
  });

  http.post('/v1/notifications/verify-webhook-signature', ofClient, async ({ body }) => {
    const read = toVerify.safeParse(body);
    return { verification_status: read.success && notifier.isOurs(read.data) ? 'SUCCESS' : 'FAILURE' };
  });

  http.get('/checkoutnow', async ({ query }, reply) => {
    const order = book.find(approving.parse(query).token);
    if (order === null) return reply.code(404).send(missing);
    return reply.type('text/html; charset=utf-8').send(approvalPage(order));
  });

  http.post('/checkoutnow', async (request, reply) => {
    const order = book.find(approving.parse(request.query).token);
    if (order === null) return reply.code(404).send(missing);
    const isApproved = z.object({ answer: z.string() }).parse(request.body).answer === 'approve';
    if (isApproved && order.status === 'PAYER_ACTION_REQUIRED') {
      order.status = 'APPROVED';
      notifier.notify('CHECKOUT.ORDER.APPROVED', replyOf(request, order), switches);
    }
    const target = new URL(isApproved ? order.returnUrl : order.cancelUrl);
    target.searchParams.set('token', order.id);
    return reply.redirect(target.href, 303);
  });

  // The control of the stand-in itself, which the real provider does not have.
  http.get('/control/switches', () => switches);
  http.put('/control/switches', ({ body }) => (switches = switchesSchema.parse({ ...switches, ...(body as object) })));
  http.post('/control/notifications', ({ body }) => notifier.signed(body as object));
  http.get('/control/captured', () => book.captured());

  await http.listen({ port, host });
  const { address: at, port: ownPort } = http.server.address() as AddressInfo;
  const address = `http://${at.includes(':') ? `[${at}]` : at}:${ownPort}`;
  log.info({ address }, 'listening');
  return { address, stop: () => http.close() };
}
