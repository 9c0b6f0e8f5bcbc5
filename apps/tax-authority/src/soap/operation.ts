import { readMessage, type Read, type Service, type ValueOf, type XmlElement } from '@tezga/fiscal';
import type { KnownCertificate } from '../authority/index.ts';

/** The signer of a message, after its certificate and signature were verified. */
export interface Signatory extends KnownCertificate {
  /** The certificate in the message: DER, base64. */
  readonly certificate: string;
  /** All certificates ever issued to the signer, DER in base64, also expired and revoked ones. */
  issuedCertificates(): readonly string[];
}

export interface Sender extends Signatory {
  readonly receivedAt: Date;
  /** The form in which the issuer's code was computed; null if there is none. */
  readonly codeForm: string | null;
}

/** The header that every request has. */
export interface Headed {
  readonly Header: { readonly UUID: string; readonly SendDateTime: string };
}

type Message<Of extends Service, Name extends keyof Of['messages']> = ValueOf<Of['messages'][Name]>;

/** The steps specific to one operation; all common checks run around them, in the official order. */
interface Steps<Request, Answer> {
  /** The NUIS that must match the certificate (code 37); null if the message contains none. */
  issuerOf(request: Request): string | null;
  /** Checks the issuer's code against the key of this certificate and returns its form. Throws `Refused`. */
  checkCode?(request: Request, signatory: Signatory): string | null;
  /** Checks times, VAT status and all other rules, then saves. Throws `Refused`. */
  perform(request: Request, sender: Sender): Promise<Answer>;
}

/** An operation with its message types erased, as the endpoint uses it. */
export interface Operation {
  readonly request: string;
  readonly response: string;
  read(element: XmlElement): Read<Headed>;
  readonly steps: Steps<unknown, Readonly<Record<string, unknown>>>;
}

export function operation<
  Of extends Service,
  Request extends keyof Of['messages'] & string,
  Response extends keyof Of['messages'] & string,
>(
  service: Of,
  request: Request,
  response: Response,
  steps: Steps<Message<Of, Request>, Omit<Message<Of, Response>, 'Header'>>,
): Operation {
  return {
    request,
    response,
    read: (element) => readMessage(service, request, element) as unknown as Read<Headed>,
    // Safe: the steps get only values that `read` returned for the same operation.
    steps,
  };
}
