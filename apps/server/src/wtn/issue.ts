import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { fiscalResults } from '../fiscalization/index.ts';
import { isUniqueViolation } from '../platform/database/transaction.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { StaleRead } from '../platform/http/error-reply.ts';
import { noteFingerprint } from './note-fingerprint.ts';
import type { NoteInput } from './note-of.ts';
import { registerNote } from './register-note.ts';

/** Issues a note, once: the same note sent again gets the first answer, and another one under its id is refused. */
export const issue: Handler<typeof contract.wtn.issue> = async (input, context) => {
  const earlier = await issuedBefore(context, input);
  if (earlier !== null) return earlier;
  const issued = await registerNote(context, input).catch(askAgainIfIssued);
  context.note(issued.numberText);
  return {
    _id: issued.id,
    wtnNumber: issued.numberText,
    nslfsh: issued.wtnic,
    issueDateTime: issued.issuedAt.toISOString(),
    status: 'pending',
  };
};

/** The answer the note had when it was first sent. */
async function issuedBefore({ transaction, businessId }: BusinessContext, input: NoteInput) {
  const [row] = await transaction.run(
    `select id, number_text, wtnic, issued_at, fingerprint from tenant.transfer_notes
     where business_id = $1 and note_id = $2`,
    [businessId, input.noteId],
  );
  if (row === undefined) return null;
  const kept = row['fingerprint'] as Buffer | null;
  const isSame = kept === null || noteFingerprint(input).equals(kept);
  refuseUnless(isSame, 'note-issued-otherwise', { takenBy: row['number_text'] });
  const id = String(row['id']);
  const resultOf = await fiscalResults(transaction, businessId, [id]);
  return {
    _id: id,
    wtnNumber: String(row['number_text']),
    nslfsh: String(row['wtnic']),
    issueDateTime: (row['issued_at'] as Date).toISOString(),
    status: resultOf(id).status,
  };
}

/** The same note came twice at once, and the other was first: asked again, this one gets its answer. */
function askAgainIfIssued(error: unknown): never {
  throw isUniqueViolation(error, 'transfer_notes_note') ? new StaleRead() : error;
}
