import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { askPortal } from './ask-portal.ts';

/** As long as the specification lets the screen wait. */
const patienceMs = 25_000;

/** A portal in trouble may answer with a page that says so. */
const readPaper = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes.toString('base64') : null;

/** The question for the paper of one of them, as base64. */
export const paperAsked = (fic: string) =>
  ({
    method: 'GET',
    path: '/purchaseInvoicePDF',
    query: { fic },
    read: readPaper,
    timeoutMs: patienceMs,
  }) as const;

export const purchasePaper: FreeHandler<typeof contract.selfCare.purchasePaper> = {
  async freely({ fic }, context) {
    const base64 = await askPortal(context, paperAsked(fic));
    return { base64, fileName: `${fic}.pdf` };
  },
};
