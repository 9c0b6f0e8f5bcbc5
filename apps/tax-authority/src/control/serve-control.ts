import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Authority } from '../authority/index.ts';
import { einvoiceStore } from '../einvoice/index.ts';
import { saveEarlierInvoices } from '../fiscalization/index.ts';
import { storableText } from '../platform/bounded-fields.ts';
import type { Context } from '../platform/context.ts';
import type { HttpServer } from '../platform/http/create-http-server.ts';
import { CodeTaken } from '../registry/index.ts';
import { setSelfCarePassword, setSlowStart, slowStartMs } from '../self-care/index.ts';
import { switchState, type Switches } from '../switches/index.ts';
import {
  certificatesQuestion,
  earlierInvoices,
  newCertificate,
  newEinvoiceStatus,
  newProduct,
  newSelfCare,
  newTaxpayer,
  receivedQuestion,
  taxpayersQuestion,
  type ControlState,
} from './api.ts';
import {
  authorityCertificates,
  certificateFile,
  issueCertificate,
  listCertificates,
} from './certificates.ts';
import { guardControl } from './guard-control.ts';
import { listReceived, receivedWhole } from './received-messages.ts';
import { enterProduct, enterTaxpayer, listTaxpayers, taxpayerOf } from './taxpayers.ts';

type Parts = Context & { readonly authority: Authority; readonly switches: Switches };

class NotFound extends Error {}

/** The control page and its API. */
export async function serveControl(
  http: HttpServer,
  parts: Parts,
  { pageFolder, controlToken }: { readonly pageFolder: string; readonly controlToken: string | null },
): Promise<void> {
  http.get('/', (_request, reply) => reply.redirect('/control'));
  await http.register(async (guarded) => {
    guardControl(guarded, controlToken);
    await servePage(guarded, pageFolder);
    await serveApi(guarded, parts);
  });
}

async function serveApi(http: HttpServer, parts: Parts): Promise<void> {
  await http.register(
    (scope, _options, done) => {
      scope.setErrorHandler((error, _request, reply) => {
        if (error instanceof NotFound) return reply.code(404).send({ code: 'not-found' });
        if (error instanceof CodeTaken)
          return reply.code(409).send({ code: 'code-taken', detail: error.message });
        if (error instanceof z.ZodError)
          return reply.code(400).send({ code: 'not-a-question', detail: z.prettifyError(error) });
        const status = (error as { statusCode?: number }).statusCode ?? 500;
        if (status >= 500) parts.log.error({ err: error }, 'a control request failed');
        return reply.code(status).send({ code: status >= 500 ? 'server-fault' : 'not-a-question' });
      });
      serveSwitches(scope, parts);
      serveReceived(scope, parts);
      serveRegistry(scope, parts);
      serveCertificates(scope, parts);
      done();
    },
    { prefix: '/control/api' },
  );
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

async function servePage(http: HttpServer, pageFolder: string): Promise<void> {
  for (const file of await readdir(pageFolder)) {
    const content = await readFile(join(pageFolder, file));
    const type = types[extname(file)];
    if (type === undefined) continue;
    http.get(file === 'control.html' ? '/control' : `/control/${file}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}

function found<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new NotFound();
  return answer;
}

/**
 * A path parameter. A value with a NUL character, which the database cannot store, becomes an empty text, which
 * matches no row.
 */
function named(params: unknown, name: string): string {
  const parsed = storableText().safeParse((params as Readonly<Record<string, unknown>>)[name]);
  return parsed.data ?? '';
}

function serveSwitches(http: HttpServer, parts: Parts): void {
  const state = async (): Promise<ControlState> => ({
    switches: { ...parts.switches.state, selfCareSlowStartMs: await slowStartMs(parts) },
    now: parts.clock.now().toISOString(),
  });
  const change = z
    .strictObject({ ...switchState.shape, selfCareSlowStartMs: z.number().int().min(0).max(60_000) })
    .partial();
  http.get('/switches', state);
  const changed = async ({ body }: FastifyRequest) => {
    const parsed = change.parse(body);
    // Switches left out stay as they are; a schema with defaults would reset them.
    const { selfCareSlowStartMs, ...wanted } = Object.fromEntries(
      Object.entries(parsed).filter(([name]) => name in (body as object)),
    ) as typeof parsed;
    if (selfCareSlowStartMs !== undefined) await setSlowStart(parts, selfCareSlowStartMs);
    await parts.switches.change(wanted as Parameters<Switches['change']>[0]);
    return state();
  };
  http.put('/switches', changed);
}

function serveReceived(http: HttpServer, parts: Parts): void {
  const list = async ({ query }: FastifyRequest) => ({
    messages: await listReceived(parts, receivedQuestion.parse(query)),
  });
  http.get('/received', list);
  http.get('/received/:id', async ({ params }) => found(await receivedWhole(parts, named(params, 'id'))));
}

function serveRegistry(http: HttpServer, parts: Parts): void {
  http.get('/taxpayers', async ({ query }) => ({
    taxpayers: await listTaxpayers(parts, taxpayersQuestion.parse(query)),
  }));
  http.get('/taxpayers/:nuis', async ({ params }) => found(await taxpayerOf(parts, named(params, 'nuis'))));
  http.post('/taxpayers', ({ body }) => enterTaxpayer(parts, newTaxpayer.parse(body)));
  http.put('/taxpayers/:nuis/self-care', async ({ params, body }) => {
    const { nuis } = found(await taxpayerOf(parts, named(params, 'nuis')));
    await setSelfCarePassword(parts, nuis, newSelfCare.parse(body));
    return {};
  });
  http.post('/products', async ({ body }) => ({ code: await enterProduct(parts, newProduct.parse(body)) }));
  http.post('/invoices', async ({ body }) => {
    const { nuis, invoices } = earlierInvoices.parse(body);
    found(await taxpayerOf(parts, nuis));
    await saveEarlierInvoices(parts, nuis, invoices);
    return {};
  });
  http.put('/einvoices/:eic/status', async ({ params, body }) => {
    const eic = z.uuid().parse(named(params, 'eic'));
    const store = einvoiceStore(parts);
    const [einvoice] = await store.byEics([eic]);
    await store.changeStatus(
      [found(einvoice ?? null)],
      newEinvoiceStatus.parse(body).status,
      parts.clock.now(),
    );
    return {};
  });
}

function serveCertificates(http: HttpServer, parts: Parts): void {
  http.get('/authority', () => authorityCertificates(parts));
  http.get('/certificates', async ({ query }) => ({
    certificates: await listCertificates(parts, certificatesQuestion.parse(query).nuis || undefined),
  }));
  http.post('/certificates', async ({ body }) =>
    found(await issueCertificate(parts, newCertificate.parse(body))),
  );
  http.get('/certificates/:serialNumber/p12', async ({ params }, reply) => {
    const { nuis, p12 } = found(await certificateFile(parts, named(params, 'serialNumber')));
    return reply
      .type('application/x-pkcs12')
      .header('content-disposition', `attachment; filename="${nuis}.p12"`)
      .send(p12);
  });
  http.post('/certificates/:serialNumber/revoke', async ({ params }) => {
    if (!(await parts.authority.revoke(named(params, 'serialNumber')))) throw new NotFound();
    return {};
  });
}
