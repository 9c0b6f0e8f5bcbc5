import { faultIn, messageIn, type Fault, type XmlElement } from '@tezga/fiscal';

export interface SoapReply {
  readonly status: number;
  readonly text: string;
  readonly fault: Fault | null;
  /** Fault code; null for an accepted message. */
  readonly code: string | null;
  readonly message: XmlElement;
}

/** Posts an envelope as clients do: UTF-8, no SOAPAction. */
export async function postSoap(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers = {},
): Promise<SoapReply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', ...headers },
    body,
  });
  const text = await response.text();
  const message = messageIn(text);
  if (message === null) throw new Error(`no message in ${text}`);
  const fault = faultIn(message);
  return { status: response.status, text, message, fault, code: fault?.code ?? null };
}
