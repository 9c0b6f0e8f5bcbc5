import { startOfTiranaDay, tiranaIsoMoment } from '@tezga/domain';
import { einvoicing, readDocument } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { operation, Refused, refuseUnless, type Operation, type Sender } from '../soap/index.ts';
import { einvoicePdf } from './einvoice-pdf.ts';
import { statusNow } from './einvoice-status.ts';
import { einvoiceStore, type Einvoice, type EinvoiceStore } from './einvoice-store.ts';
import { checkTaxpayers } from './parties.ts';

const invoicesMost = 100;
const dayMs = 86_400_000;
/** The real limit was never published; a month is what clients ask for. */
export const searchDaysMost = 31;

/** The e-invoices of a taxpayer, newest first, on either side; with its paper where one is asked for by its EIC. */
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

interface Asked {
  readonly PartyType?: 'BUYER' | 'SELLER' | undefined;
  readonly RecDateTimeFrom?: string | undefined;
  readonly RecDateTimeTo?: string | undefined;
}

function searched(store: EinvoiceStore, asked: Asked, { nuis, receivedAt }: Sender) {
  const to = asked.RecDateTimeTo === undefined ? receivedAt : new Date(asked.RecDateTimeTo);
  const from =
    asked.RecDateTimeFrom === undefined
      ? new Date(to.getTime() - searchDaysMost * dayMs)
      : new Date(asked.RecDateTimeFrom);
  refuseUnless(from <= to, 11, 'RecDateTimeFrom is after RecDateTimeTo');
  // A day more, since a month with a change of the clock is an hour longer.
  const days = (to.getTime() - from.getTime()) / dayMs;
  refuseUnless(days < searchDaysMost + 1, 11, `at most ${searchDaysMost} days can be asked for at once`);
  return store.search({ nuis, side: asked.PartyType ?? 'both', from, to, most: invoicesMost });
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
  if (document === null) throw new Error('a kept e-invoice cannot be read');
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
    // The schema of the answer has no place for a minus.
    Amount: amount.replace('-', ''),
    PartyType: seller === nuis ? ('SELLER' as const) : ('BUYER' as const),
  };
}

const commercialInvoice = '380';
/** The schema of the answer knows fewer kinds than may be registered. */
const listedTypes = ['80', '82', '84', '380', '383', '386', '393', '395', '575', '623', '780'] as const;
