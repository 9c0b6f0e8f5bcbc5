import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { HttpServer } from '../platform/http/create-http-server.ts';

/**
 * Access guard: these routes issue certificates and simulate failures, so only this machine may call them without a
 * token. Other machines need the control token, as a bearer token or as the password of basic authentication.
 */
export function guardControl(http: HttpServer, controlToken: string | null): void {
  http.addHook('onRequest', (request, reply, done) => {
    if (isFromThisMachine(request)) return done();
    if (controlToken === null) return void reply.code(403).send({ code: 'this-machine-only' });
    if (isSame(givenToken(request), controlToken)) return done();
    void reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Tezga", charset="UTF-8"')
      .send({ code: 'control-token-needed' });
  });
}

/**
 * A request with a forwarding header does not count as local: a reverse proxy on this machine adds it to the requests
 * of other machines.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = socket;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress) || remoteAddress === localAddress;
  return isLocal && !isForwarded;
}

function givenToken({ headers }: FastifyRequest): string {
  const [, kind = '', value = ''] = /^(\w+) (.*)$/s.exec(headers.authorization ?? '') ?? [];
  if (/^bearer$/i.test(kind)) return value;
  if (!/^basic$/i.test(kind)) return '';
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  return password;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
