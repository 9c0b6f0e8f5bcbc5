import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { businessSigner } from '../certificates/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { responseOf } from './platform-response.ts';
import { visibleEInvoices } from './visible-e-invoices.ts';

const requestTimeoutMs = 24_000;

/** Fetches the PDF that the central platform renders; it looks the same for every sending program. */
export const pdf: FreeHandler<typeof contract.eInvoices.pdf> = {
  async freely({ EIC }, context) {
    const { businessId, config, clock, taxAuthority } = context;
    const { signer } = await context.inTransaction((transaction) =>
      businessSigner({ transaction, businessId, config, clock }),
    );
    const outcome = await taxAuthority.ask(
      'einvoice',
      'GetEinvoices',
      { EIC },
      { signer, timeoutMs: requestTimeoutMs },
    );
    const received = (responseOf(outcome).Einvoices.Einvoice ?? []).filter((each) => each !== null);
    const [found] = await visibleEInvoices(context, businessId, received);
    refuseUnless(found?.Pdf !== undefined, 'not-found');
    return { name: `${found.DocNumber.replaceAll(/[^0-9A-Za-z]+/g, '-')}.pdf`, data: found.Pdf };
  },
};
