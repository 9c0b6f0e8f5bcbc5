import type { Phrases } from '../phrases.ts';

/**
 * More specific sentences for some refusals, used if the conflicting record, the time or the
 * available amount is known.
 */
export const refusalsNaming: Phrases['refusalsNaming'] = {
  'sku-taken': (name: string) => `This SKU is taken: ${name}.`,
  'barcode-taken': (name: string) => `This barcode is taken: ${name}.`,
  'clock-was-ahead': (until: string) =>
    `The server’s clock was ahead: the last document of this series bears the time ${until}. Nothing is issued in this series before then. The administrator must check the server’s clock.`,
  'note-issued-otherwise': (number: string) =>
    `This delivery note was issued before as ${number}, with other content. Look at it in the list before you issue a new one.`,
  'transfer-completed': (number: string) => `Transfer ${number} is completed already.`,
  'transfer-cancelled': (number: string) => `Transfer ${number} is cancelled already.`,
  'document-posted-otherwise': (number: string) =>
    `This document was posted before as ${number}, with other content. Look at it in the list before you post a new one.`,
  'sale-issued-otherwise': (number: string) =>
    `This sale has already been issued with other content, as invoice ${number}. Look at it before you issue a new one.`,
  'client-credit-short': (available: string) =>
    `The client credit is not enough: ${available} ALL are available.`,
  'client-credit-left': (name: string) =>
    `${name} still has client credit. Set its points to 0 before the merge.`,
};
