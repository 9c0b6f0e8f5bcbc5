import type { contract } from '@tezga/contract';
import { refuseUnless, usualJourneyMs } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalResults } from '../fiscalization/index.ts';
import { inAllShops } from '../platform/database/in-all-shops.ts';
import type { Schema } from '../platform/database/schema.generated.ts';
import type { Handler } from '../platform/http/context.ts';
import { prefillOfTransfer } from './from-transfer.ts';
import { replyOf } from './issue.ts';
import { lockOwnTransfer } from './own-transfer.ts';
import { registerNote, type NoteInput } from './register-note.ts';

type TypedNote = z.output<typeof contract.wtn.issueOfTransfer.input>;

/**
 * Issues the WTN of a transfer from the data of the transfer. The id of the transfer is the idempotency key:
 * if two people issue the WTN at once, both get the same one. A secondary warehouse has no till, so the WTN
 * may belong to a till that the user does not see.
 */
export const issueOfTransfer: Handler<typeof contract.wtn.issueOfTransfer> = async (input, context) => {
  await lockOwnTransfer(context, input.transferId);
  return inAllShops(context.transaction, () => issueLocked(input, context));
};

async function issueLocked(input: TypedNote, context: Parameters<typeof issueOfTransfer>[1]) {
  const { transaction, businessId, clock } = context;
  const earlier = await transaction.queries
    .withTables<Schema>()
    .selectFrom('tenant.transfer_notes')
    .select(['id', 'number_text', 'wtnic', 'issued_at'])
    .where('business_id', '=', businessId)
    .where('transfer_id', '=', input.transferId)
    .orderBy('issued_at')
    .limit(1)
    .executeTakeFirst();
  if (earlier !== undefined) {
    const resultOf = await fiscalResults(transaction, businessId, [earlier.id]);
    return replyOf(earlier, resultOf(earlier.id).status);
  }
  const note = noteOf(input, await prefillOfTransfer(context, input.transferId), clock.now());
  const issued = await registerNote(context, note);
  context.note(issued.number_text);
  return replyOf(issued, 'pending');
}

type Prefill = Awaited<ReturnType<typeof prefillOfTransfer>>;

/**
 * The input of the WTN, with the current time as departure. A field that is neither in the call nor in the prefill is
 * empty, which the validation of the WTN refuses.
 */
function noteOf(typed: TypedNote, prefill: Prefill, now: Date): NoteInput {
  const { transferId, tillId, valueOfGoods, lines } = prefill;
  refuseUnless(tillId !== null, 'business-unit-missing');
  const arrival = new Date(now.getTime() + usualJourneyMs);
  return {
    noteId: transferId,
    transferId,
    tillId,
    kind: 'WTN',
    transaction: 'TRANSFER',
    vehicle: { ownership: 'OWNER', plates: typed.vehicle?.plates ?? '' },
    carrier: null,
    start: { point: prefill.start.point, ...placeOf(prefill.start, typed.start), at: now.toISOString() },
    destination: {
      point: prefill.destination.point,
      ...placeOf(prefill.destination, typed.destination),
      at: arrival.toISOString(),
    },
    isGoodsFlammable: false,
    isEscortRequired: false,
    packaging: null,
    packageCount: null,
    valueOfGoods,
    lines,
    invoiceId: null,
  };
}

const placeOf = (known: Omit<Prefill['start'], 'point'>, typed: TypedNote['start'] = {}) => ({
  address: typed.address ?? known.address,
  city: typed.city ?? known.city,
});
