import type { contract } from '@tezga/contract';
import { mendedFacts, Refusal, refuseUnless, renewsNslf, type InvoiceFacts } from '@tezga/domain';
import type { z } from 'zod';
import { businessSigner } from '../../certificates/index.ts';
import { resendDocuments } from '../../fiscalization/index.ts';
import { isUniqueViolation } from '../../platform/database/transaction.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { issuerCodes, numberTextOf } from '../issue/identified-invoice.ts';
import { lockInvoices } from '../issue/invoice-chain.ts';
import { invoicesToMend, type MendableInvoice } from './invoices-to-mend.ts';
import { describeDocuments } from '../../platform/documents/describe-documents.ts';
import { resendOpenings } from '../message/resend-openings.ts';
import { invoiceDocumentKind } from '../issue/sold-stock.ts';

type Outcome = z.output<typeof contract.sales.mend.output>['results'][number]['outcome'];

export const mend: Handler<typeof contract.sales.mend> = async ({ ids }, context) => {
  const { transaction, businessId, config, clock } = context;
  const unique = [...new Set(ids)];
  // What a delivery keeps of an answer waits for this, and of two who mend the second finds it done.
  await lockInvoices(transaction, businessId, unique);
  const known = await invoicesToMend(transaction, businessId, {
    ids: unique,
    softwareCode: config.SOFTWARE_CODE,
  });
  refuseUnless(known.length > 0, 'not-found');
  const outcomes = new Map<string, Outcome>();
  for (const invoice of known) outcomes.set(invoice.id, await mendOne(context, invoice));
  const toSend = [...outcomes].flatMap(([id, outcome]) =>
    outcome === 'mended' || outcome === 'queued' ? [id] : [],
  );
  await resendOpenings(context, toSend);
  await resendDocuments(transaction, businessId, {
    kind: invoiceDocumentKind,
    ids: toSend,
    now: clock.now(),
  });
  // By the numbers they have now; the older ones are kept with what was mended.
  await describeDocuments(context, 'tenant.invoices', toSend);
  return { results: unique.map((id) => ({ id, outcome: outcomes.get(id) ?? 'not-found' })) };
};

async function mendOne(context: BusinessContext, invoice: MendableInvoice): Promise<Outcome> {
  if (invoice.hindrance !== null) return invoice.hindrance;
  if (invoice.mends.length === 0) return 'queued';
  const { transaction, clock, person } = context;
  const now = clock.now();
  const facts = mendedFacts(invoice.before, invoice.mends);
  const identity = renewsNslf(invoice.mends)
    ? await identityOf(context, invoice, facts)
    : keptIdentity(invoice);
  if (await isNumberOfAnother(context, invoice.id, identity.numberText)) return 'number-taken';
  const kept = JSON.stringify({ ...codesOf(facts), ...identity });
  const [row] = await transaction
    .run('select tenant.repair_invoice($1, $2, $3, $4, $5, $6::text::jsonb) as "isMended"', [
      invoice.id,
      newRecordId(now),
      now,
      person.id,
      person.name,
      kept,
    ])
    .catch(refuseIfTaken);
  // It is held and was refused a moment ago, so only a print can have come in between.
  return row?.['isMended'] === true ? 'mended' : 'printed';
}

/** Where tills exchanged their codes, an invoice of the other may have the number already. */
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

/** One that was issued a moment ago. */
function refuseIfTaken(error: unknown): never {
  throw isUniqueViolation(error, 'invoices_number') ? new Refusal('invoice-number-taken') : error;
}

const keptIdentity = ({ numberText, iic, iicSignature }: MendableInvoice) => ({
  numberText,
  iic,
  iicSignature,
});

/** A new NSLF, under the same ordinal and the same moment, by the certificate of today. */
async function identityOf(
  { transaction, businessId, config, clock }: BusinessContext,
  { number, issuedAt, withVat }: MendableInvoice,
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

/** By the names of its columns. */
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
