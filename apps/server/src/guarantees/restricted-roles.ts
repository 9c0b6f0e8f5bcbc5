import { defaultRolePermissions, type Role } from '@tezga/domain';

// A separate list of names, so that the test also finds a field that the contract does not mark as restricted.
const costNames = ['cost', 'averageCost', 'margin', 'value', 'valueAfter', 'profit'];
const stockNames = ['stock'];
const movementNames = ['stockMovements', 'quantityAfter', 'movements'];
const journalNames = ['journals', 'journal'];
export const restrictedNames = [...costNames, ...stockNames, ...movementNames, ...journalNames];

type Permissions = Pick<Role, 'backofficePermissions' | 'posPermissions'>;

export interface RestrictedRole {
  readonly given: Permissions;
  readonly forbidden: readonly string[];
}

export const restrictedRoles: Readonly<Record<string, RestrictedRole>> = {
  'operator (OP)': {
    given: defaultRolePermissions.OP,
    forbidden: [...costNames, ...movementNames, ...journalNames],
  },
  'administrator (AP)': { given: defaultRolePermissions.AP, forbidden: [] },
  'a role with nothing': {
    given: { backofficePermissions: {}, posPermissions: {} },
    forbidden: restrictedNames,
  },
  'a reader of sales and articles': {
    given: {
      backofficePermissions: { sales: 'read', receipts: 'read', articlesAndCategories: 'read' },
      posPermissions: {},
    },
    forbidden: [...costNames, ...movementNames, ...journalNames],
  },
  'an accountant': {
    given: {
      backofficePermissions: { account: 'read', receipts: 'read', sales: 'read' },
      posPermissions: {},
    },
    forbidden: [...costNames, ...stockNames, ...movementNames],
  },
  'a storekeeper': {
    given: {
      backofficePermissions: { warehouse: 'read', receipts: 'read', sales: 'read' },
      posPermissions: {},
    },
    forbidden: journalNames,
  },
};
