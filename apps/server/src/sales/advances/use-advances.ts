import {
  asMoney,
  problemAt,
  refuseUnless,
  type Advance,
  type AdvanceTax,
  type Buyer,
  type SaleProblem,
} from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { correctedInvoice, type CorrectedInvoice } from '../correct/corrected-invoice.ts';
import { lockInvoices } from '../issue/invoice-chain.ts';

export interface UsedAdvances {
  readonly advances: readonly Advance[];
  readonly problems: readonly SaleProblem[];
}

interface Wanted {
  readonly ids: readonly string[];
  readonly buyer: Buyer | null;
  readonly customerId: string | null;
}

/**
 * Locks the advances that an invoice uses until the transaction ends, so that no other transaction corrects or uses
 * them.
 */
export async function lockAdvances(
  transaction: Transaction,
  businessId: string,
  wanted: Wanted,
): Promise<UsedAdvances> {
  await lockInvoices(transaction, businessId, wanted.ids);
  return readAdvances(transaction, businessId, wanted);
}

/** Reads the advances that an invoice would use. Without locks, because it is for a quote. */
export async function readAdvances(
  transaction: Transaction,
  businessId: string,
  { ids, ...payer }: Wanted,
): Promise<UsedAdvances> {
  const advances: Advance[] = [];
  const problems: SaleProblem[] = [];
  for (const [place, id] of ids.entries()) {
    const advance = await correctedInvoice(transaction, businessId, id);
    refuseUnless(advance !== null, 'not-found');
    refuseUnless(!advance.usedAs.has('advance'), 'advance-already-used');
    const path = `document.advanceIds.${place}`;
    if (ids.indexOf(id) < place) problems.push(problemAt(path, 'twice'));
    else if (isPaidBy(advance, payer)) advances.push(advanceOf(advance));
    else problems.push(problemAt(path, 'advance-not-fitting'));
  }
  return { advances, problems };
}

/** Whether the invoice is an advance of this buyer of which something is left. */
function isPaidBy({ row, lines }: CorrectedInvoice, { buyer, customerId }: Omit<Wanted, 'ids'>): boolean {
  const isTheirs =
    (customerId !== null && row.customerId === customerId) ||
    (buyer !== null && buyer.idNumber !== '' && row.buyerIdNumber === buyer.idNumber);
  const isAdvance = row.document?.isAdvance === true;
  return isAdvance && isTheirs && lines.some(({ quantity }) => quantity > 0n);
}

/** The remainder of an advance after its corrections, for each VAT rate or exemption. */
export function advanceOf({ row, lines }: CorrectedInvoice): Advance {
  const taxes = new Map<string, AdvanceTax>();
  for (const { line, amounts, inCurrency } of lines) {
    const { vatPercent, fiscalExemption } = line;
    const key = fiscalExemption ?? String(vatPercent);
    const own = inCurrency ?? amounts;
    const before = taxes.get(key);
    taxes.set(key, {
      vatPercent,
      fiscalExemption,
      withoutVat: asMoney((before?.withoutVat ?? 0n) + own.withoutVat),
      withVat: asMoney((before?.withVat ?? 0n) + own.withVat + own.owedVat),
      withoutVatInLek: asMoney((before?.withoutVatInLek ?? 0n) + amounts.withoutVat),
    });
  }
  const { id, customerId, currency, isReverseCharge } = row;
  return { id, customerId, currency, isReverseCharge, taxes: [...taxes.values()] };
}
