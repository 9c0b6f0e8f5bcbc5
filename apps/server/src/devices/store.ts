import { Refusal, type DeviceKind } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';

export interface DeviceContent {
  readonly shop_id: string;
  readonly name: string;
  readonly device_uuid: string;
  readonly tcr_number: string;
  readonly tcr_code: string;
}

export interface NewDevice extends DeviceContent {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly tcr_order_number: number;
  readonly can_sell_without_client: boolean;
  readonly verify_invoice_client: boolean;
}

/** The devices of one business, for its admins. */
export function devicesStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const of = (id: string, kind: DeviceKind) =>
    queries
      .selectFrom('tenant.tills')
      .where('business_id', '=', businessId)
      .where('id', '=', id)
      .where('kind', '=', kind);
  return {
    /** The next order number; locks the numbering until the transaction ends. */
    async nextOrderNumber(): Promise<number> {
      const [row] = await transaction.run<{ number: number }>('select tenant.next_tcr_order($1) as number', [
        businessId,
      ]);
      if (row === undefined) throw new Error('no TCR order number');
      return row.number;
    },

    async add(device: NewDevice, at: Date): Promise<void> {
      await refusingTaken(
        queries
          .insertInto('tenant.tills')
          .values({ ...device, business_id: businessId, created_at: at, updated_at: at })
          .execute(),
      );
    },

    async lock(id: string, kind: DeviceKind) {
      const device = await of(id, kind)
        .select(['updated_at', 'shop_id', 'name', 'device_uuid', 'tcr_number', 'tcr_code'])
        .forUpdate()
        .executeTakeFirst();
      return device ?? null;
    },

    /** Returns the new version time of the device, which always differs from the previous one. */
    async change(id: string, content: Partial<DeviceContent>, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await refusingTaken(
        queries
          .updateTable('tenant.tills')
          .set({ ...content, updated_at: laterVersion(at) })
          .where('business_id', '=', businessId)
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },
  };
}

const taken = {
  tills_name: 'till-name-taken',
  tills_tcr_code: 'tcr-code-taken',
  tills_tcr_number: 'tcr-number-taken',
} as const;

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    for (const [index, code] of Object.entries(taken))
      if (isUniqueViolation(error, index)) throw new Refusal(code);
    throw error;
  }
}
