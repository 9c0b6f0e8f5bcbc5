import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { BusinessContext } from '../../platform/http/context.ts';
import { noteContact } from '../../tills/index.ts';
import { issuedBefore, issuedNow } from './issue-once.ts';
import { readSaleFacts, registerSale } from './register-sale.ts';
import { saleFingerprint } from './sale-fingerprint.ts';
import type { Selling } from './selling.ts';
import { verifyClient } from './verify-client.ts';

type Call = typeof contract.sales.issue;

export async function issue(
  input: z.output<Call['input']>,
  context: BusinessContext & Pick<Selling, 'beforePosting'>,
): Promise<z.output<Call['output']>> {
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.issue', input) };
  const [earlier, facts] = await Promise.all([issuedBefore(context, sent), readSaleFacts(context, input)]);
  if (earlier !== null) return earlier;
  await verifyClient(context, input, facts.circumstances);
  const [sale] = await Promise.all([registerSale(context, input, facts), noteContact(context, input.tillId)]);
  return issuedNow(context, sale);
}
