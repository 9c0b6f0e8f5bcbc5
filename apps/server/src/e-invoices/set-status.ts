import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { answerEInvoices } from './answer-e-invoices.ts';
import { whileAnswering } from './while-answering.ts';

export const setStatus: Handler<typeof contract.eInvoices.setStatus> = async (
  { EICs, EinStatus },
  context,
) => {
  const results = await whileAnswering((turn) => answerEInvoices(context, turn, EICs, EinStatus));
  const changed = results.filter(({ outcome }) => outcome === 'changed').length;
  context.note(`${EinStatus} ${changed}/${results.length}`);
  return { results: results.map(({ eic, outcome, reason }) => ({ EIC: eic, outcome, reason })) };
};
