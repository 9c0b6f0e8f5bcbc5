import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { HttpServer } from '../platform/http/create-http-server.ts';
import { invoiceQuestion, noteQuestion } from './api.ts';
import { checkInvoice, checkNote } from './check-documents.ts';

const files = {
  '/invoice-check': ['invoice-check.html', 'text/html; charset=utf-8'],
  '/invoice-check/invoice-check.js': ['invoice-check.js', 'text/javascript; charset=utf-8'],
  '/invoice-check/invoice-check.css': ['invoice-check.css', 'text/css; charset=utf-8'],
} as const;

/** The invoice check page behind the QR codes, and its API. */
export async function serveInvoiceCheck(
  http: HttpServer,
  context: Pick<Context, 'sql'>,
  pageFolder: string,
): Promise<void> {
  for (const [url, [file, type]] of Object.entries(files)) {
    const content = await readFile(join(pageFolder, file));
    http.get(url, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content));
  }
  await http.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    answer(scope, 'verifyInvoice', invoiceQuestion, (query) => checkInvoice(context, query));
    answer(scope, 'verifyNote', noteQuestion, (query) => checkNote(context, query));
    done();
  });
}

function answer<Question extends z.ZodType>(
  http: HttpServer,
  name: string,
  question: Question,
  find: (query: z.output<Question>) => Promise<object | null>,
): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = question.safeParse(
      withOfficialNames({ ...(request.query as object), ...(request.body as object) }),
    );
    if (!query.success) return reply.code(400).send({ code: 'not-a-question' });
    const found = await find(query.data);
    return found ?? reply.code(404).send({ code: 'not-found' });
  };
  http.get(`/invoice-check/api/${name}`, handle);
  http.post(`/invoice-check/api/${name}`, handle);
}

/** Maps the long field names of forms to the short ones of QR codes. */
function withOfficialNames(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return query.dateTimeCreated === undefined ? query : { crtd: query.dateTimeCreated, ...query };
}
