import type { contract } from '@tezga/contract';
import { sq } from '@tezga/phrases/sq';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { contractSources, contractsStore } from './store.ts';

export const signed: Handler<typeof contract.contracts.signed> = inTargetBusiness(async (_input, context) => {
  const { transaction, businessId, clock } = context;
  const newest = await contractsStore(transaction, businessId).signed();
  const template = await contractSources(transaction, businessId).templateInForce(clock.now());
  const isDue = template !== null && newest?.template_id !== template.id;
  if (newest === null)
    return { isDue, base64: null, fileName: null, signedAt: null, signedBy: null, sha256: null };
  return {
    isDue,
    base64: Buffer.from(newest.document).toString('base64'),
    fileName: `${sq.contracts.fileName}.pdf`,
    signedAt: newest.signed_at.toISOString(),
    signedBy: newest.signer_name,
    sha256: newest.sha256,
  };
});
