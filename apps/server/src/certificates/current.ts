import type { contract } from '@tezga/contract';
import { targetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { certificateReply } from './certificate-reply.ts';
import { certificatesStore } from './store.ts';

export const current: Handler<typeof contract.certificates.current> = async (input, context) => {
  const businessId = await targetBusiness(context, input.businessId);
  const { transaction, config, clock } = context;
  const store = certificatesStore(transaction, businessId);
  const [row, nipt, former] = [await store.current(), await store.nipt(), await store.former()];
  return {
    pem: row?.certificate_pem ?? null,
    certificate: row === null ? null : certificateReply(row, { config, clock, nipt }),
    former: former.map((each) => ({
      _id: each.id,
      name: each.file_name,
      notBefore: each.not_before.toISOString(),
      notAfter: each.not_after.toISOString(),
      replacedAt: each.replaced_at.toISOString(),
    })),
  };
};
