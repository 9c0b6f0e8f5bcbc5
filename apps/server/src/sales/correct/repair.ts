import type { contract } from '@tezga/contract';
import { repairedFacts, Refusal, refuseUnless, renewsNslf, type InvoiceFacts } from '@tezga/domain';
import type { z } from 'zod';
import { businessSigner } from '../../certificates/index.ts';
import { resendDocuments } from '../../fiscalization/index.ts';
import { isUniqueViolation } from '../../platform/database/transaction.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { issuerCodes, numberTextOf } from '../issue/identified-invoice.ts';
import { lockInvoices } from '../issue/invoice-chain.ts';
import { invoicesToRepair, type RepairableInvoice } from './invoices-to-repair.ts';
import { describeDocuments } from '../../platform/documents/describe-documents.ts';
import { resendOpenings } from '../message/resend-openings.ts';
import { invoiceDocumentKind } from '../issue/sold-stock.ts';

type Outcome = z.output<typeof contract.sales.mend.output>['results'][number]['outcome'];

export const repair: Handler<typeof contract.sales.mend> = async ({ ids }, context) => {
  const { transaction, businessId, config, clock } = context;
  const unique = [...new Set(ids)];
  // The row locks make a worker wait before it saves a reply of the tax authority. Of two concurrent repairs, the
  // second finds the invoice already repaired.
  await lockInvoices(transaction, businessId, unique);
  const known = await invoicesToRepair(transaction, businessId, {
    ids: unique,
    softwareCode: config.SOFTWARE_CODE,
  });
  refuseUnless(known.length > 0, 'not-found');
  const outcomes = new Map<string, Outcome>();
  for (const invoice of known) outcomes.set(invoice.id, await repairOne(context, invoice));
  const toSend = [...outcomes].flatMap(([id, outcome]) =>
    outcome === 'mended' || outcome === 'queued' ? [id] : [],
  );
  await resendOpenings(context, toSend);
  await resendDocuments(transaction, businessId, {
    kind: invoiceDocumentKind,
    ids: toSend,
    now: clock.now(),
  });
  // The activity log shows the new numbers; the old ones are stored with the repair.
  await describeDocuments(context, 'tenant.invoices', toSend);
  return { results: unique.map((id) => ({ id, outcome: outcomes.get(id) ?? 'not-found' })) };
};

async function repairOne(context: BusinessContext, invoice: RepairableInvoice): Promise<Outcome> {
  if (invoice.hindrance !== null) return invoice.hindrance;
  if (invoice.repairs.length === 0) return 'queued';
  const { transaction, clock, person } = context;
  const now = clock.now();
  const facts = repairedFacts(invoice.before, invoice.repairs);
  const identity = renewsNslf(invoice.repairs)
    ? await identityOf(context, invoice, facts)
    : currentIdentity(invoice);
  if (await isNumberOfAnother(context, invoice.id, identity.numberText)) return 'number-taken';
  const values = JSON.stringify({ ...codesOf(facts), ...identity });
  const [row] = await transaction
    .run('select tenant.repair_invoice($1, $2, $3, $4, $5, $6::text::jsonb) as "isRepaired"', [
      invoice.id,
      newRecordId(now),
      now,
      person.id,
      person.name,
      values,
    ])
    .catch(refuseIfTaken);
  // The invoice is locked and was refused before, so only a concurrent print can be the reason why it was not
  // repaired.
  return row?.['isRepaired'] === true ? 'mended' : 'printed';
}

/** Whether another invoice has the number. This is possible if two tills exchanged their TCR codes. */
async function isNumberOfAnother(
  { transaction, businessId }: BusinessContext,
  id: string,
  numberText: string,
): Promise<boolean> {
  const found = await transaction.run(
    'select 1 from tenant.invoices where business_id = $1 and number_text = $2 and id <> $3',
    [businessId, numberText, id],
  );
  return found.length > 0;
}

/** A unique violation means that a concurrently issued invoice has taken the number. */
function refuseIfTaken(error: unknown): never {
  throw isUniqueViolation(error, 'invoices_number') ? new Refusal('invoice-number-taken') : error;
}

const currentIdentity = ({ numberText, iic, iicSignature }: RepairableInvoice) => ({
  numberText,
  iic,
  iicSignature,
});

/**
 * The identifiers after the repair: a new NSLF, signed with the current certificate, and a number with the same
 * ordinal. The time of the invoice stays the same.
 */
async function identityOf(
  { transaction, businessId, config, clock }: BusinessContext,
  { number, issuedAt, withVat }: RepairableInvoice,
  { sellerNuis: nuis, businessUnitCode, tcrCode, softwareCode }: InvoiceFacts,
) {
  const signer = await businessSigner({ transaction, businessId, config, clock });
  const ordinal = Number(number);
  const codes = await issuerCodes(
    { nuis, issuedAt, ordinal, businessUnitCode, tcrCode, softwareCode, withVat },
    (bytes) => signer.signAside(bytes),
  );
  return { ...codes, numberText: numberTextOf({ ordinal, issuedAt, tcrCode }) };
}

/** The repaired codes with the names that tenant.repair_invoice expects. */
const codesOf = (facts: InvoiceFacts) => ({
  businessUnitCode: facts.businessUnitCode,
  tcrCode: facts.tcrCode,
  operatorCode: facts.operatorCode,
  softwareCode: facts.softwareCode,
  seller: {
    name: facts.sellerName,
    nuis: facts.sellerNuis,
    address: facts.sellerAddress,
    town: facts.sellerTown,
    country: facts.sellerCountry,
  },
});
