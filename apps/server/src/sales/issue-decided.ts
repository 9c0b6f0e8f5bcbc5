import { invoiceYear, refuseUnless, refuseWrongClock, tiranaDay } from '@tezga/domain';
import { businessSigner } from '../certificates/index.ts';
import type { Heard } from '../fiscalization/index.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { giveNumber, type GivenNumber } from './give-number.ts';
import { identifiedInvoice } from './identified-invoice.ts';
import { keepEffects } from './keep-effects.ts';
import { keepInvoice } from './keep-invoice.ts';
import type { DecidedInvoice, NewInvoice } from './new-invoice.ts';
import { carryOn, sellFromDrawer } from './sell-from-drawer.ts';
import type { Selling } from './selling.ts';

/** A sale that was made before it came here, under a number that was set aside for it. */
export interface PastSale {
  /** In whole seconds. */
  readonly at: Date;
  readonly ordinal: number;
  /** Null where the tax authority is still to be told. */
  readonly heard: Heard | null;
}

type ToNumber = Pick<DecidedInvoice, 'invoice' | 'circumstances' | 'late'>;

/**
 * Gives an invoice its number, and says who signs it. From here on whoever sells in the same series waits, so only what
 * needs the number comes after it. Both are asked in one message; a key that nobody has used here yet is opened meanwhile,
 * once.
 */
export async function beginIssuing(context: Selling, toNumber: ToNumber, past: PastSale | null) {
  const { transaction, businessId, config, clock } = context;
  const { invoice, circumstances } = toNumber;
  refuseUnless(circumstances.operator !== null, 'operator-code-missing');
  refuseUnless(circumstances.shop.businessUnitCode !== '', 'business-unit-missing');
  refuseUnless(invoice.type === 'NONCASH' || circumstances.till.tcrCode !== '', 'till-not-registered');
  return Promise.all([
    businessSigner({ transaction, businessId, config, clock }),
    numberOf(context, toNumber, past),
  ]);
}

/** Gives a decided invoice its number and its signature, and writes all that it is. */
export async function issueDecided(
  context: Selling,
  decided: DecidedInvoice,
  past: PastSale | null = null,
  begun = beginIssuing(context, decided, past),
): Promise<NewInvoice> {
  const { config, clock } = context;
  const { invoice, circumstances, late } = decided;
  const [signer, given] = await begun;
  const madeAt = past?.at ?? late?.issuedAt ?? clock.now();
  const numbered = { ...decided, ...given, id: newRecordId(madeAt) };
  const heard = past?.heard ?? null;
  const drawer = invoice.type === 'CASH' ? sellFromDrawer(context, decided, given) : Promise.resolve(0n);
  const toIdentify = { ...given, invoice, circumstances, softwareCode: config.SOFTWARE_CODE };
  // The invoice is written as soon as it is signed, behind what is sent meanwhile. Opening the drawer of an earlier day
  // takes long, so that one comes first: the invoice holds rows that most sellers share.
  const keepSigned = async () => {
    const identified = await identifiedInvoice(toIdentify, (bytes) => signer.signAside(bytes));
    if (late !== null) await drawer;
    const signed = { ...numbered, ...identified };
    await keepInvoice(context, signed, heard);
    return signed;
  };
  const [issued, brought] = await Promise.all([keepSigned(), drawer, keepEffects(context, numbered, heard)]);
  // Only what comes after its day can find the drawer opened again.
  const isOfToday = tiranaDay(given.issuedAt) === tiranaDay(past?.at ?? clock.now());
  if (invoice.type === 'CASH' && !isOfToday) await carryOn(context, issued, brought);
  return issued;
}

async function numberOf(
  { transaction, businessId, clock }: Selling,
  { invoice, circumstances, late }: ToNumber,
  past: PastSale | null,
): Promise<GivenNumber> {
  if (past !== null) return { ordinal: past.ordinal, issuedAt: past.at };
  const now = clock.now();
  const series = invoice.type === 'CASH' ? circumstances.till.id : '';
  const year = invoiceYear(late?.issuedAt ?? now);
  const { ordinal, issuedAt, reading } = await giveNumber(transaction, businessId, series, year, now);
  // An invoice that was made before has the time that a person gave it.
  if (late !== null) return { ordinal, issuedAt: late.issuedAt };
  refuseWrongClock(issuedAt, reading, now);
  return { ordinal, issuedAt };
}
