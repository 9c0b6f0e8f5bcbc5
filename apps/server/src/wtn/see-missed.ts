import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { seeMissedDocuments } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { nameNotes } from './name-notes.ts';
import { noteDocumentKind } from './note-document-kind.ts';

export const seeMissed: Handler<typeof contract.wtn.seeMissed> = async ({ ids }, context) => {
  const { transaction, businessId, clock, person } = context;
  const { results, firstSeen } = await seeMissedDocuments(transaction, businessId, {
    kind: noteDocumentKind,
    ids,
    now: clock.now(),
    by: person,
  });
  refuseUnless(
    results.some(({ outcome }) => outcome !== 'not-found'),
    'not-found',
  );
  await nameNotes(context, firstSeen);
  return { results };
};
