import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { allRoutes, baseAddressHeader } from '@tezga/contract';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/**
 * The custom reply headers of all routes. A page from another address can read only headers that CORS exposes by
 * name.
 */
const headersOfReplies = new Set(allRoutes().flatMap(({ route }) => route.outHeaders));

/** Security headers, CORS, and the plugin for rate limits. */
export async function secure(server: FastifyInstance, config: Config): Promise<void> {
  const headers = headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // The component library sets inline styles on elements.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...config.HOME_ADDRESSES],
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
    }),
  );
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/api/') ? headersOfReply : headers);
    done();
  });
  if (config.HOME_ADDRESSES.length > 0) {
    await server.register(cors, {
      origin: config.HOME_ADDRESSES.map((address) => new URL(address).origin),
      methods: ['GET', 'POST', 'PATCH', 'DELETE'],
      exposedHeaders: ['authorization', 'requestid', baseAddressHeader, ...headersOfReplies],
      maxAge: 3600,
    });
  }
  await server.register(rateLimit, { global: false });
}

/** Headers for replies to calls. These are not pages, so they must load nothing, be in no frame and not be cached. */
const headersOfReply = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
};

/** Runs helmet once and returns its headers, because they are the same for every page. */
function headersSetBy(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, reply as unknown as ServerResponse, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
