import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endCheck, notifyOfCapture } from './end-check.ts';
import type { NewOrder } from './orders.ts';
import { missing, replyOf, type Parts } from './parts.ts';

const amount = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d+\.\d{2}$/) });
const unit = z.object({ custom_id: z.string().max(127), description: z.string().max(127), amount });
const newOrder = z
  .object({
    intent: z.literal('CAPTURE'),
    purchase_units: z.tuple([unit]),
    payment_source: z.object({
      paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
    }),
  })
  .transform(({ purchase_units: [wanted], payment_source: { paypal } }): NewOrder => ({
    amount: wanted.amount,
    customId: wanted.custom_id,
    description: wanted.description,
    returnUrl: paypal.experience_context.return_url,
    cancelUrl: paypal.experience_context.cancel_url,
  }));
const toVerify = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.record(z.string(), z.unknown()),
});
/** The time after which the check of a pending payment ends by itself. */
const checkMs = 60_000;

const oneOrder = z.object({ id: z.string() });

/** The routes for access tokens, orders, captures, and the verification of notification signatures. */
export function serveOrders(parts: Parts): void {
  const { http, book, notifier } = parts;
  const ofClient = guardsOf(parts);
  const found = (request: FastifyRequest) => book.find(oneOrder.parse(request.params).id);

  serveToken(parts);
  http.post('/v2/checkout/orders', ofClient, async (request, reply) => {
    const read = newOrder.safeParse(request.body);
    const requestId = request.headers['paypal-request-id'];
    if (!read.success || typeof requestId !== 'string')
      return reply.code(400).send({ name: 'INVALID_REQUEST', message: 'Request is not well-formed.' });
    return reply.code(201).send(replyOf(request, book.create(requestId, read.data)));
  });
  http.get('/v2/checkout/orders/:id', ofClient, async (request, reply) => {
    const order = found(request);
    return order === null ? reply.code(404).send(missing) : replyOf(request, order);
  });
  http.post('/v2/checkout/orders/:id/capture', ofClient, async (request, reply) => {
    const order = found(request);
    if (order === null) return reply.code(404).send(missing);
    const outcome = book.capture(order, parts.switches.refusesPayments, parts.switches.captureStatus);
    if (outcome !== 'captured')
      return reply.code(422).send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: outcome }] });
    notifyOfCapture(parts, order);
    setTimeout(() => endCheck(parts, order, 'COMPLETED'), checkMs).unref();
    return reply.code(201).send(replyOf(request, order));
  });
  http.post('/v1/notifications/verify-webhook-signature', ofClient, async ({ body }) => {
    const read = toVerify.safeParse(body);
    return { verification_status: read.success && notifier.isOurs(read.data) ? 'SUCCESS' : 'FAILURE' };
  });
}

function serveToken({ http, client, accessToken }: Parts): void {
  const expected = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
  http.post('/v1/oauth2/token', async ({ headers }, reply) => {
    if (headers.authorization !== expected) return reply.code(401).send({ error: 'invalid_client' });
    return { access_token: accessToken, token_type: 'Bearer', expires_in: 32_400 };
  });
}

function guardsOf(parts: Parts) {
  return {
    preHandler: async ({ headers }: FastifyRequest, reply: FastifyReply) =>
      headers.authorization === `Bearer ${parts.accessToken}`
        ? undefined
        : reply.code(401).send({ name: 'AUTHENTICATION_FAILURE', message: 'Authentication failed.' }),
    /** Simulates a lost reply: the request is executed, and then the connection is closed. */
    onSend: async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      if (Math.random() * 100 < parts.switches.lostRepliesPercent) reply.raw.destroy();
      return payload;
    },
  };
}
