import { randomUUID } from 'node:crypto';
import { languages, type Language } from '@tezga/phrases';
import type { FastifyRequest } from 'fastify';

/** The client software that sent a request, as its headers describe it. */
export interface Client {
  /** Empty if the client sends no version. */
  readonly version: string;
  /** The time on the client's clock when it sent the request; null if the client does not send it. */
  readonly clock: Date | null;
}

/** The headers of a request, parsed, without control characters and cut to a maximum length. */
export interface Incoming {
  readonly requestId: string;
  /**
   * Whether the client sent a requestId; only then it can retry the request safely, because the id is the
   * idempotency key.
   */
  readonly isNamed: boolean;
  readonly token: string | null;
  readonly language: Language;
  readonly device: string;
  readonly client: Client;
  readonly address: string;
}

const requestIdPattern = /^[A-Za-z0-9_-]{8,64}$/;

export function incomingOf(request: FastifyRequest): Incoming {
  const { headers } = request;
  const named = textOf(headers['requestid']);
  const isNamed = requestIdPattern.test(named);
  return {
    requestId: isNamed ? named : randomUUID(),
    isNamed,
    token: /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null,
    language: languageOf(textOf(headers['accept-language'])),
    device: [headers['os'], headers['browser'], headers['appversion']]
      .map(textOf)
      .filter(Boolean)
      .join(' · '),
    client: { version: textOf(headers['appversion']), clock: momentOf(textOf(headers['clienttime'])) },
    address: request.ip,
  };
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

function momentOf(written: string): Date | null {
  const moment = isoMoment.test(written) ? new Date(written) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

function textOf(header: string | string[] | undefined): string {
  if (header === undefined) return '';
  const text = Array.isArray(header) ? (header[0] ?? '') : header;
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are exactly what must not pass
  return text.replaceAll(/[\u0000-\u001F\u007F]/g, '').slice(0, 100);
}

function languageOf(accepted: string): Language {
  return languages.find((language) => accepted.toLowerCase().startsWith(language)) ?? 'sq';
}
