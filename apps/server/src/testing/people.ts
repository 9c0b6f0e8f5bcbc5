import {
  adminAreas,
  appOf,
  defaultUnit,
  ownerRoleCode,
  permissionsAt,
  type BusinessArea,
  type Level,
  type PosArea,
  type Role,
  type UserKind,
} from '@tezga/domain';
import { hash } from '@node-rs/argon2';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import type { TestServer } from './test-server.ts';

export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The token of an open session. */
  readonly token: string;
  readonly sessionId: string;
}

export interface TestBusiness {
  readonly id: string;
  readonly name: string;
  readonly owner: TestPerson;
}

export const testPassword = 'Fjala-ime-1';
let passwordHash: Promise<string> | null = null;
/** A cheap hash makes tests faster: the cost is part of the hash, so a sign-in with it is cheap too. */
const lowCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const hourMs = 3_600_000;
const newId = () => newRecordId(new Date());

/** Adds a business with its owner and a unique NIPT. */
export async function addBusiness(server: TestServer, name = 'Biznes Prove'): Promise<TestBusiness> {
  const id = newId();
  await inTransaction(server.pool, async (transaction) => {
    await transaction.run(
      'insert into platform.businesses (id, name, nipt, city, address) values ($1, $2, $3, $4, $5)',
      [id, name, `L${id.slice(-9).toUpperCase()}`, 'Tiranë', 'Rr. e Provës 1'],
    );
    await bind(transaction, id);
    await transaction.run('insert into tenant.settings (business_id) values ($1)', [id]);
    await transaction.run('insert into tenant.units (business_id, id, name, code) values ($1, $2, $3, $4)', [
      id,
      newId(),
      defaultUnit.name,
      defaultUnit.code,
    ]);
  });
  const owner = await addEmployee(server, id, 'O', {});
  await server.asOwner`update platform.businesses set owner_id = ${owner.id} where id = ${id}`;
  return { id, name, owner };
}

/** Adds an employee with the given role, whose user was created by the business. */
export async function addEmployee(
  server: TestServer,
  businessId: string,
  roleCode: string,
  backofficePermissions: Partial<Record<BusinessArea, Level>>,
  posPermissions: Partial<Record<PosArea, Level>> = {},
): Promise<TestPerson> {
  const person = await addPerson(server, 'business');
  await joinBusiness(server, person.id, businessId, roleCode, { backofficePermissions, posPermissions });
  await server.asOwner`
    update tenant.employees set opened_account = true
    where business_id = ${businessId} and user_id = ${person.id}`;
  return { ...person, ...(await openSession(server, person.id, businessId, 'business')) };
}

export async function joinBusiness(
  server: TestServer,
  userId: string,
  businessId: string,
  roleCode = 'O',
  given: Partial<Pick<Role, 'backofficePermissions' | 'posPermissions'>> = {},
): Promise<void> {
  const roleId = newId();
  const inProducts = permissionsAt(roleCode === ownerRoleCode ? 'readWrite' : 'none');
  const permissions = { ...inProducts, ...given, saPermissions: {} };
  await inTransaction(server.pool, async (transaction) => {
    await bind(transaction, businessId);
    await transaction.run(
      'insert into tenant.roles (business_id, id, code, description, permissions) values ($1, $2, $3, $4, $5::jsonb)',
      // Unique, because two roles of a business may not have the same name.
      [businessId, roleId, roleCode, `Roli ${roleCode} ${roleId.slice(-6)}`, permissions],
    );
    await transaction.run(
      'insert into platform.memberships (user_id, business_id, role_id) values ($1, $2, $3)',
      [userId, businessId, roleId],
    );
    await transaction.run(
      `insert into tenant.employees (business_id, id, user_id, name, email, phone)
       select $1, $2, id, name, email, phone from platform.users where id = $3`,
      [businessId, newId(), userId],
    );
  });
}

/** Adds a super admin or a reseller with this level in every admin area. */
export async function addAdmin(
  server: TestServer,
  kind: 'SA' | 'RS',
  level: Level = 'readWrite',
): Promise<TestPerson> {
  const person = await addPerson(server, kind);
  const roleId = newId();
  const saPermissions = Object.fromEntries(adminAreas.map((area) => [area, level]));
  await inTransaction(server.pool, async (transaction) => {
    await transaction.run(
      'insert into platform.admin_roles (id, code, description, permissions) values ($1, $2, $3, $4::jsonb)',
      [roleId, kind, `Roli ${kind} ${roleId.slice(-8)}`, { backofficePermissions: {}, saPermissions }],
    );
    await transaction.run('insert into platform.admins (user_id, role_id) values ($1, $2)', [
      person.id,
      roleId,
    ]);
  });
  return { ...person, ...(await openSession(server, person.id, null, kind)) };
}

/** Adds a user without a business. */
export async function addPerson(server: TestServer, kind: UserKind) {
  const id = newId();
  const name = `Njeri ${id.slice(-4)}`;
  const email = `${id}@prova.example`;
  passwordHash ??= hash(testPassword, lowCost);
  const hashed = await passwordHash;
  await inTransaction(server.pool, (transaction) =>
    transaction.run(
      'insert into platform.users (id, kind, name, email, password_hash) values ($1, $2, $3, $4, $5)',
      [id, kind, name, email, hashed],
    ),
  );
  return { id, name, email };
}

export async function openSession(
  server: TestServer,
  userId: string,
  businessId: string | null,
  kind: UserKind,
) {
  const sessionId = newId();
  const expiresAt = new Date(server.clock.now().getTime() + 12 * hourMs);
  await inTransaction(server.pool, (transaction) =>
    transaction.run(
      'insert into platform.sessions (id, user_id, business_id, expires_at, device) values ($1, $2, $3, $4, $5)',
      [sessionId, userId, businessId, expiresAt, 'prova'],
    ),
  );
  const token = server.tokens.sign({ sessionId, userId, businessId, app: appOf(kind) }, expiresAt);
  return { token, sessionId };
}

function bind(transaction: Transaction, businessId: string) {
  return transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
}
