import { createHash } from 'node:crypto';
import { adminAreas, canonicalContact, ownerRoleCode, startOfTiranaDay, type Level } from '@tezga/domain';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { demoHistory, sameChanceEveryTime } from './demo-history.ts';
import { demoAdmins, demoBusinesses, demoPassword, type DemoBusiness, type DemoPerson } from './people.ts';

/** Fills an empty database with the demonstration, all at once or not at all; does nothing the second time. */
export async function loadDemoData(pool: Pool, clock: Clock): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    // Two servers that start at once must not both find it missing.
    await transaction.run(`select pg_advisory_xact_lock(hashtext('tezga demo'))`, []);
    const [present] = await transaction.run('select 1 from platform.users where id = $1', [
      adminId('superAdmin'),
    ]);
    if (present !== undefined) return;
    const passwordHash = await hashPassword(demoPassword);
    await addAdmins(transaction, passwordHash);
    for (const business of demoBusinesses)
      await addBusiness(transaction, business, passwordHash, clock.now());
  });
}

/** The same id at every first start, so that addresses in documents and tests stay good. */
function demoId(name: string): string {
  return createHash('sha256').update(`tezga demo ${name}`).digest('hex').slice(0, 24);
}

const personId = ({ email }: DemoPerson) => demoId(email);
const adminId = (part: keyof typeof demoAdmins) => personId(demoAdmins[part]);

async function addPerson(transaction: Transaction, person: DemoPerson, kind: string, passwordHash: string) {
  await transaction.run(
    'insert into platform.users (id, kind, name, email, password_hash) values ($1, $2, $3, $4, $5)',
    [personId(person), kind, person.name, canonicalContact(person.email), passwordHash],
  );
}

async function addAdmins(transaction: Transaction, passwordHash: string): Promise<void> {
  const everything = Object.fromEntries(adminAreas.map((area) => [area, 'readWrite' satisfies Level]));
  const resale = { businesses: 'readWrite', monitoring: 'read', instalimet: 'read' } satisfies Record<
    string,
    Level
  >;
  const roles = [
    { part: 'superAdmin', kind: 'SA', code: 'SA', description: 'Super-admin', saPermissions: everything },
    { part: 'reseller', kind: 'RS', code: 'RS', description: 'Shitës', saPermissions: resale },
  ] as const;
  for (const { part, kind, code, description, saPermissions } of roles) {
    await addPerson(transaction, demoAdmins[part], kind, passwordHash);
    await transaction.run(
      'insert into platform.admin_roles (id, code, description, permissions) values ($1, $2, $3, $4::jsonb)',
      [demoId(code), code, description, { backofficePermissions: {}, saPermissions }],
    );
    await transaction.run('insert into platform.admins (user_id, role_id) values ($1, $2)', [
      adminId(part),
      demoId(code),
    ]);
  }
}

const operatorPermissions = {
  dashboard: 'read',
  receipts: 'readWrite',
  sales: 'read',
  customers: 'read',
  articlesAndCategories: 'read',
  configurations: 'read',
} satisfies Record<string, Level>;

async function addBusiness(
  transaction: Transaction,
  business: DemoBusiness,
  passwordHash: string,
  now: Date,
) {
  const id = demoId(business.key);
  await addPerson(transaction, business.owner, 'business', passwordHash);
  await transaction.run(
    `insert into platform.businesses (id, name, nipt, city, address, owner_id, admin_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      business.name,
      business.nipt,
      business.city,
      business.address,
      personId(business.owner),
      adminId(business.lookedAfterBy),
      startOfTiranaDay(business.since),
    ],
  );
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [id]);
  await transaction.run('insert into tenant.settings (business_id) values ($1)', [id]);
  await addRole(transaction, id, { code: ownerRoleCode, description: 'Pronar', backofficePermissions: {} });
  await addRole(transaction, id, {
    code: 'OP',
    description: 'Operator',
    backofficePermissions: operatorPermissions,
  });
  await join(transaction, id, business.owner, ownerRoleCode);
  for (const operator of business.operators) {
    await addPerson(transaction, operator, 'business', passwordHash);
    await join(transaction, id, operator, 'OP');
  }
  await addHistory(transaction, id, business, now);
}

async function addRole(
  transaction: Transaction,
  businessId: string,
  role: { code: string; description: string; backofficePermissions: Record<string, Level> },
) {
  const { code, description, backofficePermissions } = role;
  await transaction.run(
    'insert into tenant.roles (business_id, id, code, description, permissions) values ($1, $2, $3, $4, $5::jsonb)',
    [businessId, demoId(businessId + code), code, description, { backofficePermissions, saPermissions: {} }],
  );
}

async function join(transaction: Transaction, businessId: string, person: DemoPerson, roleCode: string) {
  await transaction.run(
    'insert into platform.memberships (user_id, business_id, role_id) values ($1, $2, $3)',
    [personId(person), businessId, demoId(businessId + roleCode)],
  );
}

async function addHistory(transaction: Transaction, businessId: string, business: DemoBusiness, now: Date) {
  const chance = sameChanceEveryTime(Number.parseInt(demoId(business.key).slice(0, 8), 16));
  const deeds = demoHistory(business, now, chance);
  await Promise.all(
    deeds.map(({ person, ...deed }, index) =>
      recordActivity(transaction, {
        ...deed,
        actor: { person: { id: personId(person), name: person.name }, businessId },
        requestId: demoId(`${business.key} ${index}`),
      }),
    ),
  );
}
