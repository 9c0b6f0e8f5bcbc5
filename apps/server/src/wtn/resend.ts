import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { resendDocuments } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { nameNotes } from './name-notes.ts';
import { noteDocumentKind } from './note-document-kind.ts';

export const resend: Handler<typeof contract.wtn.resend> = async ({ ids }, context) => {
  const { transaction, businessId, clock } = context;
  const outcomeOf = await resendDocuments(transaction, businessId, {
    kind: noteDocumentKind,
    ids,
    now: clock.now(),
  });
  const results = [...new Set(ids)].map((id) => ({ id, outcome: outcomeOf(id) }));
  const known = results.flatMap(({ id, outcome }) => (outcome === 'not-found' ? [] : [id]));
  refuseUnless(known.length > 0, 'not-found');
  await nameNotes(context, known);
  return { results };
};
