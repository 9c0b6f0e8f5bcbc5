import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment, type LateReason } from '@tezga/domain';
import { diagnose, enveloped, signedMessage, type Diagnosis, type Failure, type Signer } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { RecordAnswer } from './authority-answers.ts';
import type { RecordClock } from './authority-clock.ts';
import {
  afterReply,
  afterFailure,
  beforeRequest,
  closedBreaker,
  type BreakerState,
} from './circuit-breaker.ts';
import { createPoster, type Posted, type Poster } from './post-envelope.ts';
import { readReply, type Expected } from './read-reply.ts';
import { services, type OperationOf, type RequestOf, type ResponseOf, type ServiceName } from './services.ts';
import { trustedSigners } from './trusted-signers.ts';

/** The outcome of a message. The diagnosis of a failure says whether a retry of the same message can succeed. */
export type Outcome<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'failure'; readonly failure: Failure; readonly diagnosis: Diagnosis };

export interface Sending<Of extends ServiceName, Operation extends OperationOf<Of>> extends Expected<
  Of,
  Operation
> {
  /** The signed message, without its SOAP envelope. */
  readonly message: string;
  readonly timeoutMs?: number;
}

export interface TaxAuthority {
  /** Sends an already signed message, so that a retry can send the identical message. */
  send<Of extends ServiceName, Operation extends OperationOf<Of>>(
    sending: Sending<Of, Operation>,
  ): Promise<Outcome<ResponseOf<Of, Operation>>>;
  /** Signs a message and sends it. */
  ask<Of extends ServiceName, Operation extends OperationOf<Of>>(
    service: Of,
    operation: Operation,
    body: Omit<RequestOf<Of, Operation>, 'Header'>,
    using: RequestOptions,
  ): Promise<Outcome<ResponseOf<Of, Operation>>>;
  /**
   * A client for a manual retry that was requested at this moment: it bypasses a breaker whose last failed attempt
   * began earlier.
   */
  manualRetryAt(moment: Date): TaxAuthority;
  /** Compares the clocks without sending a message. */
  measureClock(): Promise<void>;
  close(): void;
}

export interface RequestOptions {
  readonly signer: Signer;
  /**
   * The header of the message, for a document that is retried with the same UUID. Without it, the message gets a new
   * header.
   */
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
  /** Called with the clock difference at each reply of the tax authority that has a Date header. */
  readonly recordClock: RecordClock;
  /** Called after each request to the fiscalization service; says whether the tax authority replied. */
  readonly recordAnswer: RecordAnswer;
}

/** The tax authority promises a reply within two seconds; the rest is a reserve for a slow network or an overload. */
const usualTimeoutMs = 20_000;
const headTimeoutMs = 5_000;

/** The client of the tax authority; every message goes through it. */
export function openTaxAuthority(parts: TaxAuthorityParts): TaxAuthority {
  const { config, clock, log } = parts;
  const poster = createPoster();
  const isTrusted = trustedSigners(config.TAX_AUTHORITY_CERTIFICATES, clock);
  const compare = comparing(clock, parts.recordClock);
  const exchanges = exchangesWith({ ...parts, poster, compare });

  const send = async <Of extends ServiceName, Operation extends OperationOf<Of>>(
    sending: Sending<Of, Operation>,
    manualRetryAt: Date | null,
  ): Promise<Outcome<ResponseOf<Of, Operation>>> => {
    const { service, operation, message, timeoutMs = usualTimeoutMs } = sending;
    const posted = { address: addressOf(config, service), envelope: enveloped(message), timeoutMs };
    const reply = await exchanges[service](posted, manualRetryAt, (text) =>
      readReply(text, sending, isTrusted),
    );
    const about = { service, operation, requestUUID: sending.requestUUID };
    if (reply.kind === 'answer') {
      const { value, passedOver } = reply;
      if (passedOver.length > 0)
        log.warn({ ...about, passedOver }, 'part of a reply of the tax authority cannot be parsed');
      return { kind: 'answer', value };
    }
    const { why, failure } = reply;
    const diagnosis = diagnose(service, failure);
    const { code, text } = diagnosis;
    log.warn({ ...about, why, code, text }, 'no valid reply of the tax authority');
    return { kind: 'failure', failure, diagnosis };
  };
  const clientFor = (manualRetryAt: Date | null): TaxAuthority => ({
    send: (sending) => send(sending, manualRetryAt),
    ask(service, operation, body, { signer, timeoutMs, header }) {
      const Header = header ?? { UUID: randomUUID(), SendDateTime: tiranaIsoMoment(clock.now()) };
      const message = signedMessage(
        services[service].service,
        `${operation}Request` as never,
        { ...body, Header } as never,
        { ...nodeCrypto, ...signer },
      );
      const sending = { service, operation, requestUUID: Header.UUID, message };
      return send({ ...sending, ...(timeoutMs === undefined ? {} : { timeoutMs }) }, manualRetryAt);
    },
    manualRetryAt: clientFor,
    measureClock: () => measureClock(addressOf(config, 'fiscalization'), { ...parts, poster, compare }),
    close: () => poster.close(),
  });
  return clientFor(null);
}

/** A status of 500 or above may come from a proxy in front of a service that is down. */
const isUp = (head: Posted): boolean => head.kind === 'reply' && head.status < 500;

type Compare = (date: Date | null) => Promise<void>;

/** Records the difference between the clocks, if the reply has a Date header. */
const comparing =
  (clock: Clock, recordClock: RecordClock): Compare =>
  async (date) => {
    const measuredAt = clock.now();
    if (date !== null) await recordClock({ differenceMs: measuredAt.getTime() - date.getTime(), measuredAt });
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

interface ExchangeParts extends Pick<TaxAuthorityParts, 'clock' | 'recordAnswer'> {
  readonly poster: Poster;
  readonly compare: Compare;
}

/**
 * The exchanges with both services. Only fiscalization, the service that gives the NIVF, records whether it replied,
 * because e-invoices have a service of their own.
 */
const exchangesWith = (parts: ExchangeParts) => ({
  fiscalization: exchangeWithBreaker(parts),
  einvoice: exchangeWithBreaker({ ...parts, recordAnswer: async () => undefined }),
});

/** Sends a HEAD request, which needs no message: compares the clocks and records whether the service is up. */
async function measureClock(
  address: string,
  { poster, clock, compare, recordAnswer }: ExchangeParts,
): Promise<void> {
  const head = await poster.head(address, headTimeoutMs);
  await recordAnswer({ at: clock.now(), isThere: isUp(head), answerMs: null });
  if (head.kind === 'reply') await compare(head.date);
}

/** Sends messages to one service through its own circuit breaker: while it is open, a message fails without being sent. */
function exchangeWithBreaker({ poster, clock, compare, recordAnswer }: ExchangeParts) {
  let state: BreakerState = closedBreaker;
  const now = () => clock.now().getTime();

  return async <Value extends { readonly kind: 'answer' } | Unsent>(
    { address, envelope, timeoutMs }: Posting,
    manualRetryAt: Date | null,
    read: Read<Value>,
  ): Promise<Value | Unsent> => {
    const { attempt, ...next } = beforeRequest(state, now(), manualRetryAt?.getTime());
    ({ state } = next);
    if (attempt === null)
      return { kind: 'failure', failure: { kind: 'unreachable' }, why: 'circuit breaker open' };
    const sentMs = performance.now();
    const posted = await poster.post(address, envelope, timeoutMs);
    const answerMs = performance.now() - sentMs;
    const reply =
      posted.kind === 'reply'
        ? await read(posted.text)
        : { kind: 'failure' as const, failure: posted, why: posted.kind };
    const isThere = reply.kind === 'answer' || reply.failure.kind === 'fault';
    state = isThere ? afterReply() : afterFailure(state, attempt, now());
    // Only a reply of the tax authority itself gives a clock reading, because the Date header of a proxy may be
    // wrong.
    if (isThere && posted.kind === 'reply') await compare(posted.date);
    await recordAnswer({ at: clock.now(), isThere, answerMs: isThere ? answerMs : null });
    return reply;
  };
}
