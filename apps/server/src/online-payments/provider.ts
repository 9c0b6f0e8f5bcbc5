import { decimalText, refuseUnless, type Money } from '@tezga/domain';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';

/** An order at the provider. The payer approves it on the provider's page; then the server captures the money. */
export interface ProviderOrder {
  readonly id: string;
  readonly status: string;
  readonly customId: string;
  readonly amount: { readonly currency: string; readonly value: string };
  /** The address of the provider's page for the payer; null if there is nothing to approve. */
  readonly approvalUrl: string | null;
  readonly capture: { readonly id: string; readonly status: string } | null;
}

export interface WantedOrder {
  /** Idempotency key: a repeated request gets the same order. */
  readonly requestId: string;
  readonly customId: string;
  readonly description: string;
  readonly currency: string;
  readonly total: Money;
  readonly returnUrl: string;
}

export interface ReceivedNotification {
  readonly transmissionId: string;
  readonly transmissionTime: string;
  readonly signature: string;
  readonly certificateUrl: string;
  readonly algorithm: string;
  readonly event: object;
}

/** The provider sent no reply or an invalid one, so it is unknown whether it executed the request. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

const timeoutMs = 15_000;

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().default(''),
        amount: z.object({ currency_code: z.string(), value: z.string() }),
        payments: z
          .object({ captures: z.array(z.object({ id: z.string(), status: z.string() })).default([]) })
          .optional(),
      }),
    )
    .min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
const problemSchema = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });

type Ask = (
  method: 'GET' | 'POST',
  path: string,
  options?: { readonly requestId?: string; readonly body?: object },
) => Promise<{ readonly status: number; readonly body: unknown }>;

async function send(address: string, request: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    // A redirect would send the secret to another host.
    const response = await fetch(address, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    throw new ProviderUnreachable(`${address} gave no reply`, { cause: error });
  }
}

/** Returns a function that sends requests, each with a new access token. Refuses if no provider is configured. */
function requestsTo(config: Config): Ask {
  const {
    PAYMENT_PROVIDER_URL: url,
    PAYMENT_PROVIDER_CLIENT: client,
    PAYMENT_PROVIDER_SECRET: secret,
  } = config;
  refuseUnless(url !== undefined && client !== undefined && secret !== undefined, 'payment-provider-missing');
  const base = url.replace(/\/+$/, '');
  return async (method, path, { requestId, body = {} } = {}) => {
    const reply = await send(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const token = z.object({ access_token: z.string() }).safeParse(reply.body);
    if (!token.success) throw new ProviderUnreachable(`no access token, status ${reply.status}`);
    return send(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token.data.access_token}`,
        'content-type': 'application/json',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  };
}

/** Client of a provider with PayPal's protocol: Orders v2 and the check of notifications. */
export function openProvider(config: Config) {
  const ask = requestsTo(config);
  return {
    async createOrder(wanted: WantedOrder): Promise<ProviderOrder> {
      return orderIn(
        await ask('POST', '/v2/checkout/orders', { requestId: wanted.requestId, body: orderBody(wanted) }),
      );
    },

    /** Null if the provider does not know the order any more. */
    async findOrder(id: string): Promise<ProviderOrder | null> {
      const reply = await ask('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`);
      return reply.status === 404 ? null : orderIn(reply);
    },

    /**
     * Captures the money of an approved order. Repeating the request is safe, because the provider captures an order
     * only once.
     */
    async capture(id: string): Promise<'done' | 'declined' | 'not-approved'> {
      const { status, body } = await ask('POST', `/v2/checkout/orders/${encodeURIComponent(id)}/capture`);
      if (status === 200 || status === 201) return 'done';
      const problem = problemSchema.safeParse(body);
      const issues = problem.success ? problem.data.details.map(({ issue }) => issue) : [];
      if (issues.includes('ORDER_ALREADY_CAPTURED')) return 'done';
      if (issues.includes('ORDER_NOT_APPROVED')) return 'not-approved';
      if (issues.some((issue) => declined.has(issue))) return 'declined';
      throw new ProviderUnreachable(`the capture of ${id} got status ${status}`);
    },

    /** Whether the provider itself sent the notification. */
    async verifies(received: ReceivedNotification): Promise<boolean> {
      const { body } = await ask('POST', '/v1/notifications/verify-webhook-signature', {
        body: verification(received, config.PAYMENT_PROVIDER_WEBHOOK ?? ''),
      });
      return z.object({ verification_status: z.literal('SUCCESS') }).safeParse(body).success;
    },
  };
}

const verification = (received: ReceivedNotification, webhookId: string) => ({
  transmission_id: received.transmissionId,
  transmission_time: received.transmissionTime,
  transmission_sig: received.signature,
  cert_url: received.certificateUrl,
  auth_algo: received.algorithm,
  webhook_id: webhookId,
  webhook_event: received.event,
});

const declined: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'TRANSACTION_REFUSED',
]);

function orderIn({ status, body }: { readonly status: number; readonly body: unknown }): ProviderOrder {
  const read = orderSchema.safeParse(body);
  if (!read.success) throw new ProviderUnreachable(`the reply with status ${status} has no order`);
  const { id, status: state, purchase_units: units, links } = read.data;
  const [unit] = units;
  if (unit === undefined) throw new ProviderUnreachable('the order has no unit');
  return {
    id,
    status: state,
    customId: unit.custom_id,
    amount: { currency: unit.amount.currency_code, value: unit.amount.value },
    approvalUrl: links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
    capture: unit.payments?.captures[0] ?? null,
  };
}

const orderBody = ({ customId, description, currency, total, returnUrl }: WantedOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [
    { custom_id: customId, description, amount: { currency_code: currency, value: decimalText(total) } },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: returnUrl,
        cancel_url: returnUrl,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
      },
    },
  },
});
