import { startOfTiranaDay, tiranaIsoMoment } from '@tezga/domain';
import { einvoicing, readDocument } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { operation, Refused, refuseUnless, type Operation, type Sender } from '../soap/index.ts';
import { einvoicePdf } from './einvoice-pdf.ts';
import { statusNow } from './einvoice-status.ts';
import { einvoiceStore, type Einvoice, type EinvoiceStore } from './einvoice-store.ts';
import { checkTaxpayers } from './parties.ts';

const invoicesMax = 100;
const dayMs = 86_400_000;
/** Maximum search period. The real limit is not published; clients use a month. */
export const searchDaysMax = 31;

/** The e-invoices of a taxpayer as seller or buyer, newest first. A search by EIC also returns the PDF. */
export function getEinvoices(context: Pick<Context, 'sql'>): Operation {
  const store = einvoiceStore(context);
  return operation(einvoicing, 'GetEinvoicesRequest', 'GetEinvoicesResponse', {
    issuerOf: () => null,
    async perform(request, sender) {
      await checkTaxpayers(context, [sender.nuis]);
      const Einvoice =
        request.EIC === undefined
          ? (await searched(store, request, sender)).map((each) => listed(each, sender))
          : [await withPaper(store, request.EIC.toLowerCase(), sender)];
      return { Einvoices: { Einvoice } };
    },
  });
}

interface Query {
  readonly PartyType?: 'BUYER' | 'SELLER' | undefined;
  readonly RecDateTimeFrom?: string | undefined;
  readonly RecDateTimeTo?: string | undefined;
}

function searched(store: EinvoiceStore, query: Query, { nuis, receivedAt }: Sender) {
  const to = query.RecDateTimeTo === undefined ? receivedAt : new Date(query.RecDateTimeTo);
  const from =
    query.RecDateTimeFrom === undefined
      ? new Date(to.getTime() - searchDaysMax * dayMs)
      : new Date(query.RecDateTimeFrom);
  refuseUnless(from <= to, 11, 'RecDateTimeFrom is after RecDateTimeTo');
  // One day of tolerance, because a month with a clock change is an hour longer.
  const days = (to.getTime() - from.getTime()) / dayMs;
  refuseUnless(days < searchDaysMax + 1, 11, `at most ${searchDaysMax} days per search`);
  return store.search({ nuis, side: query.PartyType ?? 'both', from, to, max: invoicesMax });
}

async function withPaper(store: EinvoiceStore, eic: string, sender: Sender) {
  const [found] = await store.byEics([eic]);
  if (found === undefined) throw new Refused(53, eic);
  refuseUnless(
    [found.seller, found.buyer].includes(sender.nuis),
    54,
    `${sender.nuis} is neither seller nor buyer of ${eic}`,
  );
  const document = readDocument((await store.documentOf(eic)) ?? '');
  if (document === null) throw new Error('a stored e-invoice cannot be read');
  const pdf = await einvoicePdf(document, { eic, receivedAt: found.receivedAt });
  return { ...listed(found, sender), Pdf: pdf.toString('base64') };
}

function listed(einvoice: Einvoice, { nuis, receivedAt }: Sender) {
  const { eic, documentNumber, documentType, dueDate, issueDate, amount, seller } = einvoice;
  return {
    EIC: eic,
    DocNumber: documentNumber,
    DocType: listedTypes.find((type) => type === documentType) ?? commercialInvoice,
    RecDateTime: tiranaIsoMoment(einvoice.receivedAt),
    DueDateTime: tiranaIsoMoment(startOfTiranaDay(dueDate ?? issueDate)),
    Status: statusNow(einvoice, receivedAt),
    // The response schema does not allow a minus sign.
    Amount: amount.replace('-', ''),
    PartyType: seller === nuis ? ('SELLER' as const) : ('BUYER' as const),
  };
}

const commercialInvoice = '380';
/** The response schema allows fewer document types than can be registered. */
const listedTypes = ['80', '82', '84', '380', '383', '386', '393', '395', '575', '623', '780'] as const;
