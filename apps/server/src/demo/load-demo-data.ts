import { startOfTiranaDay } from '@tezga/domain';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { addClients } from './add-clients.ts';
import { addCredit } from './add-credit.ts';
import { addGoods } from './add-goods.ts';
import { addPerson, personId } from './add-person.ts';
import { addPlaces } from './add-places.ts';
import { addStaff } from './add-staff.ts';
import { addDemoContract, signDemoContract } from './demo-contract.ts';
import { demoHistory, seededRandom } from './demo-history.ts';
import { demoId } from './demo-id.ts';
import { demoAdmins, demoBusinesses, demoPassword, type DemoBusiness } from './people.ts';
import { demoPin } from './staff.ts';

interface Hashes {
  readonly passwordHash: string;
  readonly pinHash: string;
}

/** Loads the demonstration into an empty database in one transaction; does nothing if it is loaded already. */
export async function loadDemoData(pool: Pool, clock: Clock): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    // An advisory lock, so that of two servers that start together only one loads the demo data.
    await transaction.run(`select pg_advisory_xact_lock(hashtext('tezga demo'))`, []);
    const [present] = await transaction.run('select 1 from platform.users where id = $1', [
      adminId('superAdmin'),
    ]);
    if (present !== undefined) return;
    const hashes = { passwordHash: await hashPassword(demoPassword), pinHash: await hashPassword(demoPin) };
    const now = clock.now();
    await addAdmins(transaction, hashes.passwordHash, now);
    await addDemoContract(transaction);
    for (const business of demoBusinesses) await addBusiness(transaction, business, hashes, now);
  });
}

const adminId = (part: keyof typeof demoAdmins) => personId(demoAdmins[part]);

/** The admins get the roles that a migration has inserted. */
async function addAdmins(transaction: Transaction, passwordHash: string, since: Date): Promise<void> {
  const admins = [
    { part: 'superAdmin', kind: 'SA' },
    { part: 'reseller', kind: 'RS' },
  ] as const;
  for (const { part, kind } of admins) {
    await addPerson(transaction, demoAdmins[part], { kind, passwordHash, since });
    await transaction.run(
      `insert into platform.admins (user_id, role_id)
       select $1, id from platform.admin_roles where code = $2 order by created_at, id limit 1`,
      [adminId(part), kind],
    );
  }
}

async function addBusiness(transaction: Transaction, business: DemoBusiness, hashes: Hashes, now: Date) {
  const id = demoId(business.key);
  const since = startOfTiranaDay(business.since);
  const { passwordHash } = hashes;
  await addPerson(transaction, business.owner, { kind: 'business', passwordHash, since });
  await transaction.run(
    `insert into platform.businesses
       (id, name, nipt, city, address, phone_number, email, owner_id, admin_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      business.name,
      business.nipt,
      business.city,
      business.address,
      business.phoneNumber,
      business.email,
      personId(business.owner),
      adminId(business.lookedAfterBy),
      since,
    ],
  );
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [id]);
  await transaction.run('insert into tenant.settings (business_id) values ($1)', [id]);
  const filling = { transaction, businessId: id, business, ...hashes, since, now };
  await addStaff(filling);
  await addPlaces(filling);
  await addGoods(filling);
  await addClients(filling);
  await addCredit(filling);
  const { name } = business.owner;
  await signDemoContract(transaction, id, { id: personId(business.owner), name }, since);
  await addHistory(transaction, id, business, now);
}

async function addHistory(transaction: Transaction, businessId: string, business: DemoBusiness, now: Date) {
  const random = seededRandom(Number.parseInt(demoId(business.key).slice(0, 8), 16));
  const activities = demoHistory(business, now, random);
  for (const [index, { person, ...activity }] of activities.entries())
    await recordActivity(transaction, {
      isBound: false,
      ...activity,
      actor: { person: { id: personId(person), name: person.name }, businessId },
      requestId: demoId(`${business.key} ${index}`),
    });
}
