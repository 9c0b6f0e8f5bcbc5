import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpServer } from './create-http-server.ts';

/** Serves the stylesheet that all pages of the stand-in share. */
export async function serveFrame(http: HttpServer, pageFolder: string): Promise<void> {
  const content = await readFile(join(pageFolder, 'frame.css'));
  http.get('/frame.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(content),
  );
}
