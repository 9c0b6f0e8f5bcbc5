import {
  canonicalContact,
  defaultRoleCodes,
  defaultRolePermissions,
  ownerRoleCode,
  type ProductPermissions,
} from '@tezga/domain';
import { sq } from '@tezga/phrases/sq';
import type { Transaction } from '../platform/database/transaction.ts';
import { addPerson, personId } from './add-person.ts';
import { demoCode } from './demo-code.ts';
import { demoId } from './demo-id.ts';
import type { DemoBusiness, DemoPerson } from './people.ts';
import { demoStaff, storekeeper, type DemoColleague } from './staff.ts';

/** One business that is being filled with demonstration data, and a transaction bound to it. */
export interface Filling {
  readonly transaction: Transaction;
  readonly businessId: string;
  readonly business: DemoBusiness;
  readonly passwordHash: string;
  readonly pinHash: string;
  readonly since: Date;
  readonly now: Date;
}

interface Place {
  readonly phone?: string | undefined;
  /** Whether `addStaff` inserts the user; false for the owner, who was inserted before the business. */
  readonly isOpenedHere: boolean;
  readonly roleCode: string;
  readonly shopNames: readonly string[];
  readonly isDeleted: boolean;
}

const daysSinceDeletion = 30;
const dayMs = 24 * 3_600_000;

/** Inserts roles, shops and employees. The owner's account exists already, because the business refers to it. */
export async function addStaff(filling: Filling): Promise<void> {
  const { transaction, business, passwordHash, since } = filling;
  const { shops, colleagues } = demoStaff[business.trade];
  await addRoles(filling);
  await addShops(filling);
  const everyShop = shops.map(({ name }) => name);
  const firstShop = everyShop.slice(0, 1);
  await addEmployee(filling, business.owner, {
    isOpenedHere: false,
    roleCode: ownerRoleCode,
    shopNames: everyShop,
    isDeleted: false,
  });
  for (const operator of business.operators) {
    await addPerson(transaction, operator, { kind: 'business', passwordHash, since });
    await addEmployee(filling, operator, {
      isOpenedHere: true,
      roleCode: 'OP',
      shopNames: firstShop,
      isDeleted: false,
    });
  }
  for (const [index, colleague] of colleagues.entries()) {
    await addPerson(transaction, colleague, {
      kind: 'business',
      passwordHash,
      since,
      phone: colleague.phone,
    });
    await addEmployee(filling, colleague, placeOf(colleague, index, everyShop));
  }
}

/** The shops of an employee: all shops for an administrator, one shop in turn for any other. */
export function placeOf(
  { roleCode, isDeleted, phone }: DemoColleague,
  index: number,
  everyShop: readonly string[],
): Place {
  const ownShop = everyShop[index % everyShop.length];
  const shopNames = roleCode === 'AP' || ownShop === undefined ? everyShop : [ownShop];
  return { phone, isOpenedHere: true, roleCode, shopNames, isDeleted: isDeleted === true };
}

async function addRoles(filling: Filling): Promise<void> {
  const names = sq.roles.defaults;
  for (const code of [ownerRoleCode, ...defaultRoleCodes] as const) {
    await addRole(filling, code, names[code], defaultRolePermissions[code]);
  }
  await addRole(filling, storekeeper.code, storekeeper.description, storekeeper.permissions);
}

async function addRole(
  { transaction, businessId, since }: Filling,
  code: string,
  description: string,
  permissions: ProductPermissions,
): Promise<void> {
  await transaction.run(
    `insert into tenant.roles (business_id, id, code, description, permissions, created_at, updated_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $6)`,
    [businessId, demoId(businessId + code), code, description, { ...permissions, saPermissions: {} }, since],
  );
}

export const demoShopId = (businessId: string, name: string) => demoId(`${businessId} shop ${name}`);

async function addShops({ transaction, businessId, business, since }: Filling): Promise<void> {
  for (const [index, { name, address, city }] of demoStaff[business.trade].shops.entries()) {
    await transaction.run(
      `insert into tenant.shops
         (business_id, id, name, business_unit_code, address, city, is_secondary, allow_negative_stock, created_at,
          updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, true, $8, $8)`,
      [businessId, demoShopId(businessId, name), name, demoCode(name), address, city, index > 0, since],
    );
  }
}

async function addEmployee(filling: Filling, person: DemoPerson, place: Place): Promise<void> {
  const { transaction, businessId, pinHash, since, now } = filling;
  const roleId = demoId(businessId + place.roleCode);
  const employeeId = demoId(`${businessId} employee ${person.email}`);
  const deletedAt = place.isDeleted ? new Date(now.getTime() - daysSinceDeletion * dayMs) : null;
  await transaction.run(
    `insert into tenant.employees
       (business_id, id, user_id, name, operator_code, pin_hash, created_at, updated_at, deleted_at, deleted_role_id,
        email, phone, opened_account)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, $7::timestamptz), $8, $9, $10, $11, $12)`,
    [
      businessId,
      employeeId,
      personId(person),
      person.name,
      demoCode(person.email),
      pinHash,
      since,
      deletedAt,
      deletedAt === null ? null : roleId,
      canonicalContact(person.email),
      place.phone ?? null,
      place.isOpenedHere,
    ],
  );
  if (deletedAt === null) {
    await transaction.run(
      'insert into platform.memberships (user_id, business_id, role_id) values ($1, $2, $3)',
      [personId(person), businessId, roleId],
    );
  }
  for (const name of place.shopNames) {
    await transaction.run(
      'insert into tenant.employee_shops (business_id, employee_id, shop_id) values ($1, $2, $3)',
      [businessId, employeeId, demoShopId(businessId, name)],
    );
  }
}
