import {
  elementsOf,
  onlyChild,
  referenceOf,
  signatureNamespace,
  textOf,
  verifySignature,
  type FaultyField,
  type XmlElement,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Authority } from '../authority/index.ts';
import type { Context } from '../platform/context.ts';
import type { Operation, Sender, Signatory } from './operation.ts';
import { Refused } from './refused.ts';
import { requestIn, type Seen } from './request-in.ts';
import type { SoapService } from './soap-service.ts';

export type CheckingParts = Pick<Context, 'clock' | 'settings'> & {
  readonly authority: Pick<Authority, 'standing'>;
};

export interface CheckedMessage {
  readonly operation: Operation;
  readonly request: unknown;
  readonly requestUuid: string;
  readonly sender: Sender;
}

/**
 * The checks common to all messages, in the official order; the first that fails ends them: well-formed, structure,
 * certificate, signature, issuer's code, clock. Nothing is asked of the database, and nothing is read twice.
 */
export function checkMessage(
  text: string,
  service: SoapService,
  { authority, clock, settings }: CheckingParts,
  seen: Seen,
): CheckedMessage {
  const { element, operation } = requestIn(text, service, seen);
  const { value, faults } = operation.read(element);
  if (value === null) throw new Refused(11, faultsInWords(faults));
  const issuer = operation.steps.issuerOf(value)?.toUpperCase() ?? null;
  seen.nuis = issuer;
  const signatory = signatoryOf(element, authority);
  seen.nuis ??= signatory.nuis;
  if (issuer !== null && issuer !== signatory.nuis)
    throw new Refused(37, `${issuer} in the message, ${signatory.nuis} in the certificate`);
  const { fault, certificate } = verifySignature(element, referenceOf(operation.request), nodeCrypto);
  if (fault !== null) throw new Refused(fault);
  // Whoever was judged must be who signed, however the two were found.
  if (certificate !== signatory.certificate) throw new Refused(31);
  const codeForm = operation.steps.checkCode?.(value, signatory) ?? null;
  const receivedAt = clock.now();
  checkClock(value.Header.SendDateTime, receivedAt, settings.clockMinutesMost);
  const sender = { ...signatory, receivedAt, codeForm };
  return { operation, request: value, requestUuid: value.Header.UUID, sender };
}

const faultsTold = 5;

function faultsInWords(faults: readonly FaultyField[]): string {
  const told = faults.slice(0, faultsTold).map(({ path, problem }) => `${path} ${problem}`);
  return told.join(', ') + (faults.length > faultsTold ? ` and ${faults.length - faultsTold} more` : '');
}

/** The certificate is judged before what it signed. What is wrong around it is left for the signature to tell. */
function signatoryOf(element: XmlElement, authority: CheckingParts['authority']): Signatory {
  const certificate = certificateIn(element);
  if (certificate === null) {
    const { fault } = verifySignature(element, '#Request', nodeCrypto);
    throw new Refused(fault ?? 23);
  }
  const standing = authority.standing(certificate);
  if (typeof standing === 'number') throw new Refused(standing);
  return { ...standing, certificate };
}

const child = (of: XmlElement | undefined, name: string) =>
  of === undefined ? undefined : onlyChild(of, signatureNamespace, name);

function certificateIn(element: XmlElement): string | null {
  const keyInfo = child(child(element, 'Signature'), 'KeyInfo');
  const data =
    keyInfo !== undefined && elementsOf(keyInfo).length === 1 ? child(keyInfo, 'X509Data') : undefined;
  const certificate = child(data, 'X509Certificate');
  return certificate === undefined ? null : textOf(certificate).replaceAll(/[ \t\r\n]/g, '');
}

function checkClock(sendDateTime: string, now: Date, minutesMost: number): void {
  const minutes = Math.abs(now.getTime() - Date.parse(sendDateTime)) / 60_000;
  if (minutes > minutesMost)
    throw new Refused(
      2,
      `SendDateTime is ${Math.round(minutes)} minutes away, at most ${minutesMost} are allowed`,
    );
}
