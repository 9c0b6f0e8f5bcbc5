import type { contract } from '@tezga/contract';
import { sq } from '@tezga/phrases/sq';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { contractDocument } from './contract-document.ts';
import { contractSources } from './store.ts';

export const unsigned: Handler<typeof contract.contracts.unsigned> = inTargetBusiness(
  async (_input, context) => {
    const { transaction, businessId, clock } = context;
    const sources = contractSources(transaction, businessId);
    const now = clock.now();
    const template = await sources.templateInForce(now);
    if (template === null) return { base64: null, templateId: null, fileName: null };
    const document = await contractDocument(template, await sources.party(), null, now);
    return {
      base64: document.toString('base64'),
      templateId: template.id,
      fileName: `${sq.contracts.fileName}.pdf`,
    };
  },
);
