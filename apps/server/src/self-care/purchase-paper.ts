import type { contract } from '@tezga/contract';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { askPortal } from './ask-portal.ts';

/** The timeout of the specification. */
const patienceMs = 25_000;

/** Accepts only a PDF, because the portal may reply with an error page. */
const readPaper = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes.toString('base64') : null;

/** The portal request for the PDF of one purchase, as base64. */
export const paperAsked = (fic: string) =>
  ({
    method: 'GET',
    path: '/purchaseInvoicePDF',
    query: { fic },
    read: readPaper,
    timeoutMs: patienceMs,
  }) as const;

export const purchasePaper: FreeHandler<typeof contract.selfCare.purchasePaper> = freelyInTargetBusiness(
  async ({ fic }, context) => {
    const base64 = await askPortal(context, paperAsked(fic));
    return { base64, fileName: `${fic}.pdf` };
  },
);
