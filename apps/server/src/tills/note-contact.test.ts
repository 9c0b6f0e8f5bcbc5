import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { addBusiness, addTill, startTestServer, type TestServer } from '../testing/index.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { noteContact } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a contact of a till is saved at most once a minute, with its software version and clock difference', async () => {
  const { id: businessId } = await addBusiness(server);
  const shopId = newRecordId(server.clock.now());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city) values (${businessId}, ${shopId}, 'D', 'Rr. 1', 'Fier')`;
  const till = await addTill(server, businessId, shopId);
  const begun = new Date('2026-11-14T10:00:00Z').getTime();
  const contactAt = (seconds: number, version: string) => {
    const now = new Date(begun + seconds * 1000);
    const client = { version, clock: new Date(now.getTime() + 90_000) };
    return inBusiness(server, businessId, (transaction) =>
      noteContact({ transaction, businessId, clock: { now: () => now }, client }, till.id),
    );
  };
  const stored = async () =>
    server.asOwner`
      select at, software_version, clock_difference_ms from tenant.till_contacts where till_id = ${till.id}`;
  await contactAt(0, '0.2.0');
  await contactAt(59, '0.3.0');
  expect(await stored()).toMatchObject([
    { at: new Date(begun), software_version: '0.2.0', clock_difference_ms: 90_000 },
  ]);
  await contactAt(61, '0.3.0');
  expect(await stored()).toMatchObject([{ software_version: '0.3.0' }]);
});
