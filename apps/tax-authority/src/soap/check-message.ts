import type { Authority } from '../authority/index.ts';
import type { Context } from '../platform/context.ts';
import type { MessageText } from './message-text.ts';
import type { Operation, Sender, Signatory } from './operation.ts';
import { readRequest, type ReadRequest } from './read-request.ts';
import { Refused } from './refused.ts';
import type { Seen } from './request-in.ts';
import type { SoapService } from './soap-service.ts';

export type CheckingParts = Pick<Context, 'clock' | 'settings'> & {
  readonly authority: Pick<Authority, 'standing' | 'issuedTo'>;
};

export interface CheckedMessage {
  readonly operation: Operation;
  readonly request: unknown;
  readonly requestUuid: string;
  readonly sender: Sender;
}

/**
 * The checks common to all messages, in the official order: well-formed, structure, certificate, signature, issuer's
 * code, clock. The first failure throws. It uses no database and parses the message once.
 */
export function checkMessage(
  incoming: MessageText,
  service: SoapService,
  { authority, clock, settings }: CheckingParts,
  seen: Seen,
): CheckedMessage {
  const read = readRequest(incoming, service, seen);
  const { operation, value } = read;
  const issuer = operation.steps.issuerOf(value)?.toUpperCase() ?? null;
  seen.nuis = issuer;
  const signatory = signatoryOf(read, authority);
  seen.nuis ??= signatory.nuis;
  if (issuer !== null && issuer !== signatory.nuis)
    throw new Refused(37, `${issuer} in the message, ${signatory.nuis} in the certificate`);
  const { fault, certificate } = read.verify();
  if (fault !== null) throw new Refused(fault);
  // The certificate that was checked must be the one that verified the signature.
  if (certificate !== signatory.certificate) throw new Refused(31);
  const codeForm = operation.steps.checkCode?.(value, signatory) ?? null;
  const receivedAt = clock.now();
  checkClock(value.Header.SendDateTime, receivedAt, settings.clockMinutesMax);
  const sender = { ...signatory, receivedAt, codeForm };
  return { operation, request: value, requestUuid: value.Header.UUID, sender };
}

/**
 * Checks the certificate before the signature. If the certificate cannot be found, the signature check gives the
 * reason.
 */
function signatoryOf({ certificate, verify }: ReadRequest, authority: CheckingParts['authority']): Signatory {
  if (certificate === null) throw new Refused(verify().fault ?? 23);
  const standing = authority.standing(certificate);
  if (typeof standing === 'number') throw new Refused(standing);
  const { nuis, facts } = standing;
  return { nuis, facts, certificate, issuedCertificates: () => authority.issuedTo(nuis) };
}

function checkClock(sendDateTime: string, now: Date, minutesMax: number): void {
  const minutes = Math.abs(now.getTime() - Date.parse(sendDateTime)) / 60_000;
  if (minutes > minutesMax)
    throw new Refused(
      2,
      `SendDateTime is ${Math.round(minutes)} minutes away, at most ${minutesMax} are allowed`,
    );
}
