import {
  noteNumberText,
  noteProblems,
  noteYear,
  refuseUnless,
  refuseWrongClock,
  tiranaIsoMoment,
  type TransferNote,
} from '@tezga/domain';
import { issuerCodeOf, noteIdentityBytes } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { businessSigner } from '../certificates/index.ts';
import type { SubmissionResult } from '../fiscalization/index.ts';
import type { BusinessContext, Person } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { giveNoteNumber } from './give-note-number.ts';
import { keepNote, type NewNote } from './keep-note.ts';
import { noteCircumstances, type NoteCircumstances } from './note-circumstances.ts';
import { noteFingerprint } from './note-fingerprint.ts';
import { noteOf, type NoteInput } from './note-of.ts';

/** Where and by whom a note is issued. */
export interface Issuing extends Pick<BusinessContext, 'transaction' | 'businessId' | 'config' | 'clock'> {
  readonly person: Pick<Person, 'id' | 'name'>;
}

/** A note that was issued before it came here. */
export interface PastNote {
  readonly at: Date;
  /** Null where the tax authority is still to be told. */
  readonly submissionResult: SubmissionResult | null;
}

/** Number, signature, note and the job that tells the tax authority, or nothing. */
export async function registerNote(
  context: Issuing,
  input: NoteInput,
  past: PastNote | null = null,
): Promise<NewNote> {
  const { transaction, businessId, clock } = context;
  const now = past?.at ?? clock.now();
  const circumstances = await noteCircumstances(transaction, businessId, {
    tillId: input.tillId,
    invoiceId: input.invoiceId,
    userId: context.person.id,
    articleIds: input.lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId])),
  });
  const note = decided(input, circumstances, now);
  const identified = await numbered(context, circumstances, { now, isPast: past !== null });
  const { noteId } = input;
  const fingerprint = noteFingerprint(input);
  const issued = { ...identified, id: newRecordId(now), noteId, fingerprint, note, circumstances };
  await keepNote(context, issued, past?.submissionResult ?? null);
  return issued;
}

/** The note that the input becomes, or why it does not. */
function decided(input: NoteInput, { operator, shop, issuer }: NoteCircumstances, now: Date): TransferNote {
  const note = noteOf(input);
  const problems = noteProblems(note, now);
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  refuseUnless(operator !== null, 'operator-code-missing');
  refuseUnless(shop.businessUnitCode !== '', 'business-unit-missing');
  refuseUnless(issuer.address !== '' && issuer.town !== '', 'shop-address-missing');
  return note;
}

/** From here on whoever issues a note of the business waits, so only what needs the number comes after it. */
async function numbered(
  context: Issuing,
  { shop, issuer }: NoteCircumstances,
  { now, isPast }: { readonly now: Date; readonly isPast: boolean },
) {
  const { transaction, businessId, config, clock } = context;
  const signer = await businessSigner({ transaction, businessId, config, clock });
  const { ordinal, issuedAt, reading } = await giveNoteNumber(transaction, businessId, now);
  if (!isPast) refuseWrongClock(issuedAt, reading, now);
  const signature = await signer.signAside(
    noteIdentityBytes({
      issuer: issuer.nuis,
      issuedAt: tiranaIsoMoment(issuedAt),
      ordinal: String(ordinal),
      businessUnit: shop.businessUnitCode,
      software: config.SOFTWARE_CODE,
    }),
  );
  const { code: wtnic, signature: wtnicSignature } = issuerCodeOf(signature, nodeCrypto);
  return {
    ordinal,
    issuedAt,
    year: noteYear(issuedAt),
    numberText: noteNumberText(ordinal, issuedAt),
    softwareCode: config.SOFTWARE_CODE,
    wtnic,
    wtnicSignature,
  };
}
