import { SaxesParser } from 'saxes';
import { SheetFault } from './sheet-fault.ts';

export interface XmlEvents {
  /** `name` has no namespace prefix, because only some programs write prefixes. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** A streaming (SAX) reader: calls a handler for each tag and text. */
export function readXml(bytes: Uint8Array, { open, close, text }: XmlEvents): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new SheetFault('broken', { cause: error });
  });
  parser.on('opentag', ({ name, attributes }) => {
    open(withoutPrefix(name), (wanted) => {
      const plain = attributes[wanted];
      if (plain !== undefined) return plain;
      const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${wanted}`));
      return prefixed === undefined ? undefined : attributes[prefixed];
    });
  });
  if (close !== undefined) parser.on('closetag', ({ name }) => close(withoutPrefix(name)));
  if (text !== undefined) parser.on('text', text);
  parser.write(new TextDecoder().decode(bytes)).close();
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
