import type { contract } from '@tezga/contract';
import { asMoney, refuseUnless, type Money, type TransferNote } from '@tezga/domain';
import type { Schema } from '../platform/database/schema.generated.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { hasNote } from './own-transfer.ts';

export const fromTransfer: Handler<typeof contract.wtn.fromTransfer> = async ({ transferId }, context) => ({
  ...(await prefillOfTransfer(context, transferId)),
  isFirst: !(await hasNote(context, transferId)),
});

/**
 * Prefills a WTN from a transfer: from shop to shop, with its goods at their cost, and the vehicle of the previous
 * WTN.
 */
export async function prefillOfTransfer(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  transferId: string,
) {
  const [transfer] = await transaction.run<TransferRow>(readTransfer, [businessId, transferId]);
  refuseUnless(transfer !== undefined, 'not-found');
  const lines = await transaction.queries
    .withTables<Schema>()
    .selectFrom('tenant.warehouse_document_lines')
    .select(['article_id as articleId', 'name', 'code', 'unit', 'quantity'])
    .where('business_id', '=', businessId)
    .where('document_id', '=', transferId)
    .orderBy('place')
    .execute();
  return {
    transferId,
    transferNumber: transfer.number,
    tillId: await tillFor(transaction, businessId, transfer),
    valueOfGoods: asMoney(transfer.value),
    start: stopAt(transfer.start),
    destination: stopAt(transfer.destination),
    vehicle: transfer.vehicle,
    carrier: transfer.carrier,
    lines,
  };
}

interface ShopRow {
  readonly address: string;
  readonly city: string;
  readonly isSecondary: boolean;
}

interface TransferRow {
  readonly number: string;
  readonly value: Money;
  readonly shopId: string;
  readonly targetShopId: string;
  readonly start: ShopRow;
  readonly destination: ShopRow;
  /** Null before the first WTN. */
  readonly vehicle: TransferNote['vehicle'] | null;
  readonly carrier: TransferNote['carrier'];
}

const stopAt = ({ address, city, isSecondary }: ShopRow) => ({
  address,
  city,
  point: isSecondary ? ('WAREHOUSE' as const) : ('STORE' as const),
});

/**
 * The till decides the business unit. A secondary warehouse has no till, so a till of the other shop, or else any
 * till, is used.
 */
async function tillFor(
  transaction: Transaction,
  businessId: string,
  { shopId, targetShopId }: TransferRow,
): Promise<string | null> {
  const [till] = await transaction.run<{ readonly id: string }>(
    `select till.id from tenant.tills till
     join tenant.shops shop on shop.business_id = $1 and shop.id = till.shop_id
     where till.business_id = $1 and shop.business_unit_code <> ''
     order by till.shop_id = $2 desc, till.shop_id = $3 desc, till.id limit 1`,
    [businessId, shopId, targetShopId],
  );
  return till?.id ?? null;
}

const readTransfer = `
  select transfer.number_text as number, transfer.value, transfer.shop_id as "shopId",
    transfer.target_shop_id as "targetShopId",
    jsonb_build_object('address', start.address, 'city', start.city, 'isSecondary', start.is_secondary) as start,
    jsonb_build_object('address', target.address, 'city', target.city, 'isSecondary', target.is_secondary)
      as destination, last.vehicle, last.carrier
  from tenant.warehouse_documents transfer
  join tenant.shop_names() start on start.id = transfer.shop_id
  join tenant.shop_names() target on target.id = transfer.target_shop_id
  left join lateral (
    select jsonb_build_object('ownership', note.ownership, 'plates', note.plates) as vehicle, note.carrier
    from tenant.transfer_notes note where note.business_id = $1
    order by note.issued_at desc, note.id desc limit 1
  ) last on true
  where transfer.business_id = $1 and transfer.id = $2 and transfer.kind = 'transfer'`;
