import { setTimeout as wait } from 'node:timers/promises';
import { endOfTiranaDay, startOfTiranaDay } from '@tezga/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { HttpServer } from '../platform/http/create-http-server.ts';
import type { Switches } from '../switches/index.ts';
import { accountOf } from './account-page.ts';
import { beginSession, sessionOf, slowStartMs } from './accounts.ts';
import {
  createOperator,
  gridQuestion,
  paperQuestion,
  periodQuestion,
  purchaseQuestion,
  signIn,
  type SelfCareRefusal,
} from './api.ts';
import { bookGrid, bookRowGrid, booksOf, newBookOf, runningPeriod, spanOf } from './books.ts';
import { enterOperator, operatorsOf } from './people.ts';
import { purchasePdf, purchasesOf } from './purchases.ts';

type Parts = Context & { readonly switches: Switches };

class SelfCareProblem extends Error {
  readonly status: 400 | 401 | 404;
  readonly code: SelfCareRefusal;

  constructor(status: 400 | 401 | 404, code: SelfCareRefusal) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** The taxpayer portal; the switches `down` and `slowMs` of the platform apply to it too. */
export async function serveSelfCare(http: HttpServer, parts: Parts): Promise<void> {
  await http.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', (_request, reply) => meetTrouble(reply, parts));
      scope.setErrorHandler((error, request, reply) => {
        if (error instanceof SelfCareProblem) return reply.code(error.status).send({ code: error.code });
        const status = (error as { statusCode?: number }).statusCode ?? 500;
        if (status >= 500)
          parts.log.error({ err: error, url: request.routeOptions.url }, 'a self-care request failed');
        return reply.code(status).send({ code: status >= 500 ? 'server-fault' : 'not-a-question' });
      });
      serveAccount(scope, parts);
      serveBooks(scope, parts);
      servePurchases(scope, parts);
      done();
    },
    { prefix: '/self-care' },
  );
}

async function meetTrouble(reply: FastifyReply, { switches }: Parts): Promise<void> {
  const { down, slowMs } = switches.state;
  if (slowMs > 0) await wait(slowMs, undefined, { ref: false });
  if (down === 'unavailable') await reply.code(503).type('text/plain').send('Service Unavailable');
  if (down !== 'refused') return;
  reply.hijack();
  reply.raw.destroy();
}

function parsed<Question extends z.ZodType>(question: Question, input: unknown): z.output<Question> {
  const read = question.safeParse(input ?? {});
  if (!read.success) throw new SelfCareProblem(400, 'not-a-question');
  return read.data;
}

function found<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new SelfCareProblem(400, 'not-a-question');
  return answer;
}

/** The NUIS of the session. */
async function holderOf({ headers, body }: FastifyRequest, parts: Parts): Promise<string> {
  const inBody = (body as { token?: unknown } | null | undefined)?.token;
  const inHeader = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const token = inHeader ?? (typeof inBody === 'string' ? inBody : '');
  const session = await sessionOf(parts, token);
  if (session === null) throw new SelfCareProblem(401, 'session-missing');
  const ageMs = parts.clock.now().getTime() - session.begunAt.getTime();
  if (ageMs < (await slowStartMs(parts))) throw new SelfCareProblem(404, 'session-not-ready');
  return session.nuis;
}

/** A call with the NUIS of the session. */
type Call = (nuis: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const inSession = (parts: Parts, call: Call) => async (request: FastifyRequest, reply: FastifyReply) =>
  call(await holderOf(request, parts), request, reply);

function serveAccount(http: HttpServer, parts: Parts): void {
  const signedIn = async ({ body }: FastifyRequest) => {
    const given = parsed(signIn, body);
    const session = await beginSession(parts, 'nuis' in given ? given.nuis : given.username, given.password);
    if (session === null) throw new SelfCareProblem(401, 'credentials-wrong');
    return { token: session.token, ...(await accountOf(parts, session.nuis)) };
  };
  const operatorCreated: Call = async (nuis, { body }) => {
    const { token: _token, validTo, ...operator } = parsed(createOperator, body);
    await enterOperator(parts, nuis, { ...operator, validTo: validTo === '' ? null : validTo });
    return { operators: await operatorsOf(parts, nuis) };
  };
  http.post('/', signedIn);
  http.post('/createoperator', inSession(parts, operatorCreated));
}

function serveBooks(http: HttpServer, parts: Parts): void {
  const periodIn = (query: unknown) => parsed(periodQuestion, query).period ?? runningPeriod(parts);
  const book: Call = (nuis, { query }) => booksOf(parts, nuis, periodIn(query));
  const bookNew: Call = (nuis, { query }) => newBookOf(parts, nuis, periodIn(query));
  const grid: Call = async (nuis, { body }) => found(await bookGrid(parts, nuis, parsed(gridQuestion, body)));
  const rowGrid: Call = async (nuis, { body }) =>
    found(await bookRowGrid(parts, nuis, parsed(gridQuestion, body)));
  http.get('/sales-purchase-book', inSession(parts, book));
  http.get('/book-new', inSession(parts, bookNew));
  http.post('/sc/book', inSession(parts, grid));
  http.post('/sc/book-row', inSession(parts, rowGrid));
}

function servePurchases(http: HttpServer, parts: Parts): void {
  const list: Call = (nuis, { query }) => {
    const { from, to, period } = parsed(purchaseQuestion, query);
    const span =
      from !== undefined && to !== undefined
        ? { from: startOfTiranaDay(from), to: endOfTiranaDay(to) }
        : spanOf(period ?? runningPeriod(parts));
    return purchasesOf(parts, nuis, span);
  };
  const paper: Call = async (nuis, { query }, reply) => {
    const pdf = await purchasePdf(parts, nuis, parsed(paperQuestion, query).fic);
    if (pdf === null) throw new SelfCareProblem(404, 'not-found');
    return reply.type('application/pdf').send(pdf);
  };
  http.get('/purchaseInvoice', inSession(parts, list));
  http.get('/purchaseInvoicePDF', inSession(parts, paper));
}
