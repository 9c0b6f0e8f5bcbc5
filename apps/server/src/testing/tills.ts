import { randomInt } from 'node:crypto';
import { newRecordId } from '../platform/record-ids.ts';
import type { TestServer } from './test-server.ts';

/** A random code in the format of the tax authority. */
export const newRegistrationCode = () => `qa${randomInt(100, 1000)}zb${randomInt(100, 1000)}`;

/** Inserts a till of the shop with its own TCR code. */
export async function addTill(
  server: TestServer,
  businessId: string,
  shopId: string,
  { tcrCode = newRegistrationCode() }: { readonly tcrCode?: string } = {},
): Promise<{ readonly id: string; readonly tcrCode: string }> {
  const id = newRecordId(server.clock.now());
  await server.asOwner`
    insert into tenant.tills (business_id, id, kind, shop_id, name, tcr_code, tcr_order_number, tcr_number)
    select ${businessId}, ${id}, 'pos', ${shopId}, ${`Arka ${id}`}, ${tcrCode}, number, number::text
    from tenant.next_tcr_order(${businessId}) as number`;
  return { id, tcrCode };
}
