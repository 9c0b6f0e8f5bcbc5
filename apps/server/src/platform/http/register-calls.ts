import { addressOf, type NamedRoute } from '@tezga/contract';
import { addressBlock, canonicalContact } from '@tezga/domain';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { performCall, type AnyHandler, type Platform } from './perform-call.ts';

export interface ServedCall {
  readonly named: NamedRoute;
  readonly handler: AnyHandler;
}

/** Checks a reply against the contract; set in tests, where a difference is a failure. */
export type CheckReply = (named: NamedRoute, body: unknown) => void;

export function registerCalls(
  server: FastifyInstance,
  platform: Platform,
  calls: readonly ServedCall[],
  checkReply: CheckReply | undefined,
): void {
  for (const { named, handler } of calls) {
    const { route } = named;
    server.route({
      method: route.method,
      url: addressOf(route.service, route.path.replaceAll(/\{(\w+)\}/g, ':$1')),
      bodyLimit: route.bodyLimitBytes,
      config: {
        named,
        ...(route.access === 'public' ? { rateLimit: limitOf(named, platform.config) } : {}),
      },
      handler: async (request, reply) => {
        const { body, token } = await performCall(platform, {
          named,
          handler,
          incoming: request.incoming,
          rawInput: rawInputOf(request),
          onEntered: (entered) => (request.entered = entered),
        });
        checkReply?.(named, body);
        if (token !== null) void reply.header('authorization', `Bearer ${token}`);
        return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
      },
    });
  }
}

function limitOf({ route }: NamedRoute, config: Config): RateLimitOptions {
  if (!route.issuesToken) return { max: config.PUBLIC_CALLS_PER_MINUTE, timeWindow: '1 minute' };
  return {
    max: config.SIGN_INS_PER_MINUTE,
    timeWindow: '1 minute',
    // Whoever hammers at one account must not keep the others at the same address from theirs.
    hook: 'preHandler',
    keyGenerator: ({ ip, body }) => `${addressBlock(ip)} ${accountIn(body)}`,
  };
}

function accountIn(body: unknown): string {
  const username = (body as { username?: unknown } | null)?.username;
  return typeof username === 'string' ? canonicalContact(username.slice(0, 254)) : '';
}

/** Path, query and body are one input; a body that is a list is the input by itself. */
function rawInputOf({ body, query, params }: FastifyRequest): unknown {
  if (body === undefined || body === null) return { ...(query as object), ...(params as object) };
  if (typeof body !== 'object' || Array.isArray(body)) return body;
  return { ...(query as object), ...body, ...(params as object) };
}
