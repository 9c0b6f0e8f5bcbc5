import { readMessage, type Read, type Service, type ValueOf, type XmlElement } from '@tezga/fiscal';
import type { KnownCertificate } from '../authority/index.ts';

/** Who signed a message, once its certificate and its signature are known to be good. */
export interface Signatory extends KnownCertificate {
  /** The certificate in the message: DER, base64. */
  readonly certificate: string;
}

export interface Sender extends Signatory {
  readonly receivedAt: Date;
  /** In which of the ways that are known the issuer's code was made; null where there is none to tell. */
  readonly codeForm: string | null;
}

/** What every request says of itself. */
export interface Headed {
  readonly Header: { readonly UUID: string; readonly SendDateTime: string };
}

type Message<Of extends Service, Name extends keyof Of['messages']> = ValueOf<Of['messages'][Name]>;

/** What one operation knows of its own message; everything common to all is done around it, in the official order. */
interface Steps<Request, Answer> {
  /** Whose number must be the one in the certificate (code 37); null where the message names nobody by NUIS. */
  issuerOf(request: Request): string | null;
  /** The code that the issuer made for the document with the key of this certificate: its form. Throws `Refused`. */
  checkCode?(request: Request, signatory: Signatory): string | null;
  /** Times, VAT status and all further rules, then the keeping. Throws `Refused`. */
  perform(request: Request, sender: Sender): Promise<Answer>;
}

/** An operation as the endpoint sees it, whatever its messages are. */
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
    // Only what `read` has read of this very message comes to these steps.
    steps,
  };
}
