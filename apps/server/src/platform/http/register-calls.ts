import { addressOf, type NamedRoute, type Route } from '@tezga/contract';
import { addressBlock, canonicalContact } from '@tezga/domain';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { AnyHandler, Platform } from './call.ts';
import { performCall } from './perform-call.ts';

export interface ServedCall {
  readonly named: NamedRoute;
  readonly handler: AnyHandler;
}

/** Compares a reply with the contract and throws if they differ; only tests set it. */
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
        if (!route.beforeFirstStart) await platform.firstStart.expectPast();
        const { body, token } = await performCall(platform, {
          named,
          handler,
          incoming: request.incoming,
          rawInput: rawInputOf(request, route),
          onEntered: (entered) => (request.entered = entered),
        });
        checkReply?.(named, body);
        if (token !== null) void reply.header('authorization', `Bearer ${token}`);
        const rest = headersSet(reply, route, body);
        return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(rest));
      },
    });
  }
}

function limitOf({ route }: NamedRoute, config: Config): RateLimitOptions {
  if (!route.repliesSecret) return { max: config.PUBLIC_CALLS_PER_MINUTE, timeWindow: '1 minute' };
  return {
    max: config.SIGN_INS_PER_MINUTE,
    timeWindow: '1 minute',
    // The rate limit counts by address and user name, so that attempts on one account do not block other users at
    // the same address.
    hook: 'preHandler',
    keyGenerator: ({ ip, body }) => `${addressBlock(ip)} ${accountIn(body)}`,
  };
}

function accountIn(body: unknown): string {
  const username = (body as { username?: unknown } | null)?.username;
  return typeof username === 'string' ? canonicalContact(username.slice(0, 254)) : '';
}

/** Merges path, query, body and the declared headers into one input. A body that is a list is the whole input. */
function rawInputOf({ body, query, params, headers }: FastifyRequest, { inHeaders }: Route): unknown {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) return body;
  const named = inHeaders.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...(query as object), ...body, ...(params as object), ...Object.fromEntries(named) };
}

/** Moves the fields that the route declares as headers from the reply body into headers; returns the remaining body. */
function headersSet(reply: FastifyReply, { outHeaders }: Route, body: unknown): unknown {
  if (outHeaders.length === 0) return body;
  const rest: Record<string, unknown> = { ...(body as object) };
  for (const name of outHeaders) {
    void reply.header(name, String(rest[name]));
    delete rest[name];
  }
  return rest;
}
