import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { baseAddressHeader } from '@tezga/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Headers that keep browsers strict, and limits for those who come without a token. */
export async function secure(server: FastifyInstance, config: Config): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library places measured styles on elements.
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
  });
  if (config.HOME_ADDRESSES.length > 0) {
    await server.register(cors, {
      origin: config.HOME_ADDRESSES.map((address) => new URL(address).origin),
      methods: ['GET', 'POST', 'PATCH', 'DELETE'],
      exposedHeaders: ['authorization', 'requestid', baseAddressHeader],
      maxAge: 3600,
    });
  }
  await server.register(rateLimit, { global: false });
}
