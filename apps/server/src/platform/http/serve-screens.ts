import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { toErrorReply } from './error-reply.ts';

const yearInSeconds = 31_536_000;

/**
 * Serves the built back office. For an unknown path it sends index.html, and the router in the browser shows the
 * page.
 */
export async function serveScreens(
  server: FastifyInstance,
  { SCREENS }: Config,
  phrasesIn: Record<Language, Phrases>,
): Promise<void> {
  const hasScreens = SCREENS !== undefined && existsSync(join(SCREENS, 'index.html'));
  if (hasScreens) {
    await server.register(fastifyStatic, {
      root: SCREENS,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        // Names under assets/ contain a hash of the content, so these files are cached forever; all other files are
        // revalidated.
        const isHashed = /[/\\]assets[/\\]/.test(path);
        response.setHeader(
          'cache-control',
          isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
        );
      },
    });
  }
  server.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|docs|assets)(\/|$)/.test(request.url);
    if (hasScreens && isPage) return reply.sendFile('index.html');
    const { language, requestId } = request.incoming;
    const { status, body } = toErrorReply(new Refusal('not-found'), phrasesIn[language], requestId, null);
    return reply.code(status).send(body);
  });
}
