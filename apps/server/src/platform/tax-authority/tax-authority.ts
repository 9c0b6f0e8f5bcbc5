import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment, type LateReason } from '@tezga/domain';
import { diagnose, enveloped, signedMessage, type Diagnosis, type Failure, type Signer } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { NoteClock } from './authority-clock.ts';
import {
  afterAnswer,
  afterFailure,
  beforeAsking,
  closedBreaker,
  type BreakerState,
} from './circuit-breaker.ts';
import { createPoster, type Poster } from './post-envelope.ts';
import { readReply, type Expected } from './read-reply.ts';
import { services, type OperationOf, type RequestOf, type ResponseOf, type ServiceName } from './services.ts';
import { trustedSigners } from './trusted-signers.ts';

/** What became of a message. Whatever failed says whether the very same message is worth sending again. */
export type Outcome<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'failure'; readonly failure: Failure; readonly diagnosis: Diagnosis };

export interface Sending<Of extends ServiceName, Operation extends OperationOf<Of>> extends Expected<
  Of,
  Operation
> {
  /** Signed, without its envelope. */
  readonly message: string;
  readonly timeoutMs?: number;
}

export interface TaxAuthority {
  /** Sends a message that was signed before: a job sends the very same one until it is answered. */
  send<Of extends ServiceName, Operation extends OperationOf<Of>>(
    sending: Sending<Of, Operation>,
  ): Promise<Outcome<ResponseOf<Of, Operation>>>;
  /** Signs and sends. */
  ask<Of extends ServiceName, Operation extends OperationOf<Of>>(
    service: Of,
    operation: Operation,
    asked: Omit<RequestOf<Of, Operation>, 'Header'>,
    using: Asking,
  ): Promise<Outcome<ResponseOf<Of, Operation>>>;
  /** The same for what a person wanted at this moment: it is tried though nobody answered what was asked before. */
  manualRetryAt(moment: Date): TaxAuthority;
  /** Compares the clocks without sending a message. */
  measureClock(): Promise<void>;
  close(): void;
}

export interface Asking {
  readonly signer: Signer;
  /** Of a document that is told until it is heard; what is asked once and forgotten gets a new one. */
  readonly header?: MessageHeader;
  readonly timeoutMs?: number;
}

export interface MessageHeader {
  readonly UUID: string;
  readonly SendDateTime: string;
  readonly SubseqDelivType?: LateReason;
}

export interface TaxAuthorityParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told with each reply how far the clocks are apart. */
  readonly noteClock: NoteClock;
}

/** The authority promises two seconds; the network and a bad day get the rest. */
const usualTimeoutMs = 20_000;
const lookTimeoutMs = 5_000;

/** The way to the tax authority: every message goes through here. */
export function openTaxAuthority({ config, clock, log, noteClock }: TaxAuthorityParts): TaxAuthority {
  const poster = createPoster();
  const isTrusted = trustedSigners(config.TAX_AUTHORITY_CERTIFICATES, clock);
  const compare = comparing(clock, noteClock);
  const line = () => guardedLine(poster, clock, compare);
  const lines = { fiscalization: line(), einvoice: line() };

  const send = async <Of extends ServiceName, Operation extends OperationOf<Of>>(
    sending: Sending<Of, Operation>,
    manualRetryAt: Date | null,
  ): Promise<Outcome<ResponseOf<Of, Operation>>> => {
    const { service, operation, message, timeoutMs = usualTimeoutMs } = sending;
    const posted = { address: addressOf(config, service), envelope: enveloped(message), timeoutMs };
    const reply = await lines[service](posted, manualRetryAt, (text) => readReply(text, sending, isTrusted));
    const about = { service, operation, requestUUID: sending.requestUUID };
    if (reply.kind === 'answer') {
      const { value, passedOver } = reply;
      if (passedOver.length > 0)
        log.warn({ ...about, passedOver }, 'part of an answer of the tax authority cannot be read');
      return { kind: 'answer', value };
    }
    const { why, failure } = reply;
    const diagnosis = diagnose(service, failure);
    const { code, text } = diagnosis;
    log.warn({ ...about, why, code, text }, 'no answer of the tax authority');
    return { kind: 'failure', failure, diagnosis };
  };
  const askedFor = (manualRetryAt: Date | null): TaxAuthority => ({
    send: (sending) => send(sending, manualRetryAt),
    ask(service, operation, asked, { signer, timeoutMs, header }) {
      const Header = header ?? { UUID: randomUUID(), SendDateTime: tiranaIsoMoment(clock.now()) };
      const message = signedMessage(
        services[service].service,
        `${operation}Request` as never,
        { ...asked, Header } as never,
        { ...nodeCrypto, ...signer },
      );
      const sending = { service, operation, requestUUID: Header.UUID, message };
      return send({ ...sending, ...(timeoutMs === undefined ? {} : { timeoutMs }) }, manualRetryAt);
    },
    manualRetryAt: askedFor,
    async measureClock() {
      const seen = await poster.look(addressOf(config, 'fiscalization'), lookTimeoutMs);
      if (seen.kind === 'reply') await compare(seen.date);
    },
    close: () => poster.close(),
  });
  return askedFor(null);
}

type Compare = (date: Date | null) => Promise<void>;

/** Takes what time it is at the tax authority, where a reply says so. */
const comparing =
  (clock: Clock, noteClock: NoteClock): Compare =>
  async (date) => {
    const measuredAt = clock.now();
    if (date !== null) await noteClock({ differenceMs: measuredAt.getTime() - date.getTime(), measuredAt });
  };

function addressOf(config: Config, service: ServiceName): string {
  const base =
    service === 'einvoice'
      ? (config.TAX_AUTHORITY_EINVOICE_URL ?? config.TAX_AUTHORITY_URL)
      : config.TAX_AUTHORITY_URL;
  return base.replace(/\/+$/, '') + services[service].path;
}

interface Posting {
  readonly address: string;
  readonly envelope: string;
  readonly timeoutMs: number;
}
type Read<Value> = (text: string) => Promise<Value>;
type Unsent = { readonly kind: 'failure'; readonly failure: Failure; readonly why: string };

/** The line to one service, which is not tried for a while once nobody answers there. */
function guardedLine(poster: Poster, clock: Clock, compare: Compare) {
  let state: BreakerState = closedBreaker;
  const now = () => clock.now().getTime();

  return async <Value extends { readonly kind: 'answer' } | Unsent>(
    { address, envelope, timeoutMs }: Posting,
    manualRetryAt: Date | null,
    read: Read<Value>,
  ): Promise<Value | Unsent> => {
    const { asked, ...next } = beforeAsking(state, now(), manualRetryAt?.getTime());
    ({ state } = next);
    if (asked === null) return { kind: 'failure', failure: { kind: 'unreachable' }, why: 'not tried' };
    const posted = await poster.post(address, envelope, timeoutMs);
    const reply =
      posted.kind === 'reply'
        ? await read(posted.text)
        : { kind: 'failure' as const, failure: posted, why: posted.kind };
    const isThere = reply.kind === 'answer' || reply.failure.kind === 'fault';
    state = isThere ? afterAnswer() : afterFailure(state, asked, now());
    // Of anything that was not the tax authority's own reply the time proves nothing.
    if (isThere && posted.kind === 'reply') await compare(posted.date);
    return reply;
  };
}
