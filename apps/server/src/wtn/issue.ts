import type { contract } from '@tezga/contract';
import type { FiscalStatus } from '@tezga/domain';
import { fiscalResults } from '../fiscalization/index.ts';
import { inAllShops } from '../platform/database/in-all-shops.ts';
import type { Row, Schema } from '../platform/database/schema.generated.ts';
import { refuseOther, retryIfTaken } from '../platform/documents/same-document.ts';
import type { Handler } from '../platform/http/context.ts';
import { lockOwnTransfer } from './own-transfer.ts';
import { noteFingerprint, registerNote } from './register-note.ts';

/**
 * Issues an accompanying invoice (WTN). `noteId` is the idempotency key: a repeat returns the WTN that was issued, and
 * a different content under the same key is refused.
 */
export const issue: Handler<typeof contract.wtn.issue> = async (input, context) => {
  const { transaction, businessId } = context;
  if (input.transferId !== null) await lockOwnTransfer(context, input.transferId);
  // Searches all shops, because another user may have issued this WTN with the button of the transfer, at a till that
  // this user does not see.
  const earlier = await inAllShops(transaction, () =>
    transaction.queries
      .withTables<Schema>()
      .selectFrom('tenant.transfer_notes')
      .select(['id', 'number_text', 'wtnic', 'issued_at', 'fingerprint'])
      .where('business_id', '=', businessId)
      .where('note_id', '=', input.noteId)
      .executeTakeFirst(),
  );
  if (earlier !== undefined) {
    refuseOther(earlier, noteFingerprint(input), 'note-issued-otherwise');
    const resultOf = await fiscalResults(transaction, businessId, [earlier.id]);
    return replyOf(earlier, resultOf(earlier.id).status);
  }
  const issued = await registerNote(context, input).catch(retryIfTaken('transfer_notes_note'));
  context.note(issued.number_text);
  return replyOf(issued, 'pending');
};

type Issued = Pick<Row<'tenant.transfer_notes'>, 'id' | 'number_text' | 'wtnic' | 'issued_at'>;

export const replyOf = ({ id, number_text, wtnic, issued_at }: Issued, status: FiscalStatus) => ({
  _id: id,
  wtnNumber: number_text,
  nslfsh: wtnic,
  issueDateTime: issued_at.toISOString(),
  status,
});
