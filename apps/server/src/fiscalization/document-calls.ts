import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { resendDocuments } from './resend-documents.ts';
import { seeMissedDocuments } from './see-missed-documents.ts';

/** The documents of one kind, for the calls that all kinds have alike. */
export interface DocumentKind {
  /** Stands with each document that the tax authority hears of. */
  readonly name: string;
  /** Says in the activity log which documents a call was about. */
  describe(context: BusinessContext, ids: readonly string[]): Promise<void>;
}

interface Asked {
  readonly ids: readonly string[];
}

type Resend = (...given: Parameters<typeof resendDocuments>) => ReturnType<typeof resendDocuments>;

/** Hands documents to the tax authority again, at once; refused where none of them is of the business. */
export const resendCall =
  (kind: DocumentKind, resend: Resend = resendDocuments) =>
  async ({ ids }: Asked, context: BusinessContext) => {
    const { transaction, businessId, clock } = context;
    const outcomeOf = await resend(transaction, businessId, { kind: kind.name, ids, now: clock.now() });
    const results = [...new Set(ids)].map((id) => ({ id, outcome: outcomeOf(id) }));
    const known = results.flatMap(({ id, outcome }) => (outcome === 'not-found' ? [] : [id]));
    refuseUnless(known.length > 0, 'not-found');
    await kind.describe(context, known);
    return { results };
  };

/** Stores that someone knows that the time of documents is over; refused where none of them is of the business. */
export const seeMissedCall =
  (kind: DocumentKind) =>
  async ({ ids }: Asked, context: BusinessContext) => {
    const { transaction, businessId, clock, person } = context;
    const { results, firstSeen } = await seeMissedDocuments(transaction, businessId, {
      kind: kind.name,
      ids,
      now: clock.now(),
      by: person,
    });
    refuseUnless(
      results.some(({ outcome }) => outcome !== 'not-found'),
      'not-found',
    );
    await kind.describe(context, firstSeen);
    return { results };
  };
