import { refuseUnless } from '@tezga/domain';
import { inAllShops } from '../platform/database/in-all-shops.ts';
import type { BusinessContext } from '../platform/http/context.ts';

type Reading = Pick<BusinessContext, 'transaction' | 'businessId'>;

/**
 * Whether the user may issue the WTN of a transfer: only users of the shop that the goods leave may, although the
 * receiving shop sees the transfer too.
 */
export async function isFromOwnShop(
  { transaction, businessId }: Reading,
  transferId: string,
): Promise<boolean> {
  const [transfer] = await transaction.run<{ readonly isOwn: boolean }>(
    `select (select tenant.sees_every_place()) or shop_id = any ((select tenant.own_places())::text[]) as "isOwn"
     from tenant.warehouse_documents where business_id = $1 and id = $2 and kind = 'transfer'`,
    [businessId, transferId],
  );
  refuseUnless(transfer !== undefined, 'not-found');
  return transfer.isOwn;
}

/**
 * Takes an advisory lock: if the form and the button issue a WTN of a transfer at once, the second reads the
 * WTN of the first.
 */
export async function lockOwnTransfer(context: Reading, transferId: string): Promise<void> {
  refuseUnless(await isFromOwnShop(context, transferId), 'transfer-of-other-shop');
  const { transaction, businessId } = context;
  await transaction.run(`select pg_advisory_xact_lock(hashtextextended('wtn ' || $1 || ' ' || $2, 0))`, [
    businessId,
    transferId,
  ]);
}

/**
 * Whether any shop of the business has issued a WTN of the transfer, also if the user may not see that WTN.
 */
export async function hasNote({ transaction, businessId }: Reading, transferId: string): Promise<boolean> {
  const [note] = await inAllShops(transaction, () =>
    transaction.run(
      'select 1 from tenant.transfer_notes where business_id = $1 and transfer_id = $2 limit 1',
      [businessId, transferId],
    ),
  );
  return note !== undefined;
}

/** The vehicle of the business that last carried goods from the shop of this transfer; null if there is none. */
export async function lastPlates(
  { transaction, businessId }: Reading,
  transferId: string,
): Promise<string | null> {
  const [note] = await inAllShops(transaction, () =>
    transaction.run<{ readonly plates: string }>(readLastPlates, [businessId, transferId]),
  );
  return note?.plates ?? null;
}

const readLastPlates = `
  select note.plates from tenant.transfer_notes note
  join tenant.warehouse_documents earlier on earlier.business_id = $1 and earlier.id = note.transfer_id
  join tenant.warehouse_documents transfer on transfer.business_id = $1 and transfer.shop_id = earlier.shop_id
  where note.business_id = $1 and transfer.id = $2 and note.transaction = 'TRANSFER' and note.ownership = 'OWNER'
  order by note.issued_at desc, note.id desc limit 1`;
