import { checkDocument, completeDocument, readDocument, signedDocument } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { eInvoiceDraft } from '../e-invoice-draft.ts';
import type { EInvoiceSource } from '../e-invoice-source.ts';
import type { Judge } from './official-rules.ts';
import type { Mutation } from './mutations.ts';

/** The rules of the norm do not look at the signature. */
const signer = { certificate: 'QQ==', sign: () => new Uint8Array(256) };

/** The UBL document that the product sends for an invoice. */
export const ublOf = (source: EInvoiceSource): string =>
  signedDocument(completeDocument(eInvoiceDraft(source)), { ...nodeCrypto, ...signer });

/** Codes of the rules that our own checker finds broken. */
export function ownFindings(ubl: string): readonly string[] {
  const document = readDocument(ubl);
  return document === null ? ['unreadable'] : checkDocument(document).map(({ code }) => code);
}

export interface Comparison {
  /** The number of mutations that the official rules refuse. */
  readonly refused: number;
  /** The refused mutations that our checker accepts by mistake. */
  readonly missed: readonly string[];
}

export function compareCheckers(judge: Judge, mutations: readonly Mutation[]): Comparison {
  const refused = mutations.flatMap(({ name, ubl }) => {
    const rules = judge(ubl);
    return rules.length === 0 ? [] : [{ name, ubl, rules }];
  });
  const missed = refused
    .filter(({ ubl }) => ownFindings(ubl).length === 0)
    .map(({ name, rules }) => `${name}: ${rules.join(' ')}`);
  return { refused: refused.length, missed };
}
