import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { resendDocuments } from './resend-documents.ts';
import { seeMissedDocuments } from './see-missed-documents.ts';

/** A kind of document, such as invoices, for the calls that are the same for all kinds. */
export interface DocumentKind {
  /** The value of `kind` in tenant.fiscal_documents. */
  readonly name: string;
  /** Sets these documents as the subject of the call's entry in the activity log. */
  describe(
    context: Pick<BusinessContext, 'transaction' | 'businessId' | 'note'>,
    ids: readonly string[],
  ): Promise<void>;
}

interface DocumentIds {
  readonly ids: readonly string[];
}

type Resend = (...given: Parameters<typeof resendDocuments>) => ReturnType<typeof resendDocuments>;

/** Manual retry: submits documents again at once; refused if none of them is of the business. */
export const resendCall =
  (kind: DocumentKind, resend: Resend = resendDocuments) =>
  async ({ ids }: DocumentIds, context: BusinessContext) => {
    const { transaction, businessId, clock } = context;
    const outcomeOf = await resend(transaction, businessId, { kind: kind.name, ids, now: clock.now() });
    const results = [...new Set(ids)].map((id) => ({ id, outcome: outcomeOf(id) }));
    const known = results.flatMap(({ id, outcome }) => (outcome === 'not-found' ? [] : [id]));
    refuseUnless(known.length > 0, 'not-found');
    await kind.describe(context, known);
    return { results };
  };

/** Marks missed deadlines of documents as seen; refused if none of the documents is of the business. */
export const seeMissedCall =
  (kind: DocumentKind) =>
  async ({ ids }: DocumentIds, context: BusinessContext) => {
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
