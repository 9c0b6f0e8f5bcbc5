import { setTimeout as wait } from 'node:timers/promises';
import {
  schemaFileOf,
  schemaOf,
  signatureSchema,
  signatureSchemaFile,
  wsdlFileOf,
  wsdlOf,
} from '@tezga/fiscal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { HttpServer } from '../platform/http/create-http-server.ts';
import { refusal, type Answer } from './answer.ts';
import { Refused } from './refused.ts';
import type { SoapService } from './soap-service.ts';
import { takeMessage, type SoapParts } from './take-message.ts';

const soapType = 'text/xml; charset=utf-8';
/** The HTTP body limit is higher than the message limit, so that a large message gets the usual fault reply. */
const bytesBeyond = 1_048_576;

/** Serves a service at its own URL and at the URL of its WSDL, because clients post to both. */
export async function serveSoap(http: HttpServer, service: SoapService, parts: SoapParts): Promise<void> {
  const stopping = new AbortController();
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.addHook('onRequest', (_request, reply, next) => {
      if (!isDown(reply, parts)) next();
    });
    scope.addHook('preClose', (closed) => {
      stopping.abort();
      closed();
    });
    scope.setErrorHandler((error, _request, reply) => send(reply, answerToError(error, service)));
    const description = `${service.path}/${service.definition.name}.wsdl`;
    for (const url of [service.path, description])
      scope.post(url, { bodyLimit: service.bytesMax + bytesBeyond }, (request, reply) =>
        answerCall(request, reply, service, parts, stopping.signal),
      );
    serveDescriptions(scope, service, parts);
    done();
  });
}

function isDown(reply: FastifyReply, { switches }: SoapParts): boolean {
  const { down } = switches.state;
  if (down === 'refused') hangUp(reply);
  if (down === 'unavailable') void reply.code(503).type('text/plain').send('Service Unavailable');
  return down !== 'no';
}

function hangUp(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  service: SoapService,
  parts: SoapParts,
  stopping: AbortSignal,
): Promise<void> {
  const bytes = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  const incoming = { bytes, contentType: request.headers['content-type'] ?? '' };
  const answer = await takeMessage(incoming, service, parts);
  const { slowMs } = parts.switches.state;
  // On shutdown, a delayed reply is dropped and the connection closed, like a crashed server.
  if (slowMs > 0) await wait(slowMs, undefined, { signal: stopping }).catch(() => undefined);
  if (answer === null || stopping.aborted) return hangUp(reply);
  send(reply, answer);
}

function send(reply: FastifyReply, { status, text }: Answer): void {
  void reply.code(status).type(soapType).send(text);
}

/** The reply to an error before a message could be read: body too large, broken connection, bug. */
function answerToError(error: unknown, service: SoapService): Answer {
  const isTooLarge = (error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE';
  return refusal(service, new Refused(isTooLarge ? 1 : '900'), null);
}

/** Serves the WSDL and the schemas it imports, for client code generators. */
function serveDescriptions(
  scope: FastifyInstance,
  { definition, path }: SoapService,
  { publicAddress }: Pick<Context, 'publicAddress'>,
): void {
  /** The configured address, otherwise the address that the client used: it may differ from the one we listen on. */
  const baseOf = ({ protocol, host }: FastifyRequest) => (publicAddress ?? `${protocol}://${host}`) + path;
  const files: Readonly<Record<string, (base: string) => string>> = {
    [wsdlFileOf(definition)]: (base) => wsdlOf(definition, base),
    [schemaFileOf(definition)]: () => schemaOf(definition),
    [signatureSchemaFile]: () => signatureSchema,
  };
  for (const [file, content] of Object.entries(files))
    scope.get(`${path}/${file}`, (request, reply) => reply.type(soapType).send(content(baseOf(request))));
  // The WSDL at `?wsdl` imports the schema by its absolute address, because clients would resolve a relative address
  // against the parent folder.
  scope.get(path, (request, reply) => {
    const base = baseOf(request);
    const schema = schemaFileOf(definition);
    const wsdl = wsdlOf(definition, base).replace(`"${schema}"`, `"${base}/${schema}"`);
    return reply.type(soapType).send(wsdl);
  });
}
