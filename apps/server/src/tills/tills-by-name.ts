import type { contract, OutputOf } from '@tezga/contract';
import type { BusinessContext } from '../platform/http/context.ts';
import { tillsStore } from './store.ts';

type BusinessScope = Pick<BusinessContext, 'transaction' | 'businessId'>;
type Pos = OutputOf<typeof contract.tills.posList>['posList'][number];
type Epos = OutputOf<typeof contract.tills.eposList>['eposList'][number];
type TillRow = Awaited<ReturnType<ReturnType<typeof tillsStore>['list']>>[number];

export async function posByName({ transaction, businessId }: BusinessScope): Promise<Pos[]> {
  return byName((await tillsStore(transaction, businessId).list('pos')).map(tillReply));
}

export async function eposByName({ transaction, businessId }: BusinessScope): Promise<Epos[]> {
  const rows = await tillsStore(transaction, businessId).list('epos');
  return byName(rows.map(eposReply));
}

function eposReply(row: TillRow): Epos {
  return {
    ...tillReply(row),
    canSellWithoutClient: row.can_sell_without_client,
    verifyInvoiceClient: row.verify_invoice_client,
  };
}

function tillReply(row: TillRow): Pos {
  return {
    _id: row.id,
    shopId: row.shop_id,
    name: row.name,
    deviceUUID: row.device_uuid,
    tcrCode: row.tcr_code,
    updatedAt: row.updated_at.toISOString(),
  };
}

const byName = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.toSorted((one, other) => one.name.localeCompare(other.name, 'sq'));
