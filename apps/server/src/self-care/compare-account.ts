import { formerOperators, operatorsHere } from '../employees/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { compareOperators, type KnownOperator } from './compare-operators.ts';
import { selfCareStore, type StoredAccount } from './store.ts';

interface KnownShop {
  readonly id: string;
  readonly name: string;
  readonly business_unit_code: string;
}

/** The employees, former employees and shops of the business that have a code of the tax authority. */
export interface RecordsHere {
  readonly employees: readonly KnownOperator[];
  readonly former: readonly KnownOperator[];
  readonly shops: readonly KnownShop[];
}

export const recordsHere = async (transaction: Transaction, businessId: string): Promise<RecordsHere> => ({
  employees: await operatorsHere(transaction, businessId),
  former: await formerOperators(transaction, businessId),
  shops: await selfCareStore(transaction, businessId).shops(),
});

/** Compares the data of the portal with the records of the business, and lists the records that only one side has. */
export function compareAccount(account: StoredAccount, here: RecordsHere) {
  const { eAlbaniaInfo, businessInfo, contactPersons } = account;
  const { employees, notInPortal } = compareOperators(account.operators, here.employees);
  const formerByCode = byCode(here.former, ({ opCode }) => opCode);
  const unitCodes = new Set(account.businessUnits.map(({ bUnitCode }) => bUnitCode.toLowerCase()));
  const operators = employees.map((operator) => {
    const former = operator.employeeId === null ? formerByCode.get(operator.opCode.toLowerCase()) : undefined;
    return Object.assign(operator, { formerName: former?.name ?? null });
  });
  return {
    eAlbaniaInfo,
    businessInfo,
    contactPersons,
    operators,
    businessUnits: compareUnits(account.businessUnits, here.shops),
    employeesNotInPortal: notInPortal,
    shopsNotInPortal: here.shops
      .filter((shop) => !unitCodes.has(shop.business_unit_code.toLowerCase()))
      .map((shop) => ({ _id: shop.id, name: shop.name, bUnit: shop.business_unit_code })),
  };
}

/** Matches the units of the portal with shops by their code. */
export function compareUnits(units: StoredAccount['businessUnits'], shops: readonly KnownShop[]) {
  const shopByCode = byCode(shops, (shop) => shop.business_unit_code);
  return units.map((unit) => {
    const shop = shopByCode.get(unit.bUnitCode.toLowerCase());
    return Object.assign(unit, { shopId: shop?.id ?? null, shopName: shop?.name ?? null });
  });
}

const byCode = <Known>(known: readonly Known[], codeOf: (each: Known) => string) =>
  new Map(known.map((each) => [codeOf(each).toLowerCase(), each]));
