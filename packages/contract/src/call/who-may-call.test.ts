import { expect, test } from 'vitest';
import { mayCall, type Access, type Caller } from './who-may-call.ts';

const callers = {
  guest: null,
  chooser: { role: null, businessId: null },
  owner: {
    role: { code: 'O', backofficePermissions: {}, posPermissions: {}, saPermissions: {} },
    businessId: 'b',
  },
  reader: {
    role: { code: 'OP', backofficePermissions: { sales: 'read' }, posPermissions: {}, saPermissions: {} },
    businessId: 'b',
  },
  admin: {
    role: {
      code: 'SA',
      backofficePermissions: {},
      posPermissions: {},
      saPermissions: { businesses: 'readWrite' },
    },
    businessId: null,
  },
} satisfies Record<string, Caller | null>;

const table: [Access, (keyof typeof callers)[]][] = [
  ['public', ['guest', 'chooser', 'owner', 'reader', 'admin']],
  ['session', ['chooser', 'owner', 'reader', 'admin']],
  ['business', ['owner', 'reader']],
  ['owner', ['owner']],
  [{ area: 'sales', level: 'read' }, ['owner', 'reader']],
  [{ area: 'sales', level: 'readWrite' }, ['owner']],
  [{ area: 'customers', level: 'read' }, ['owner']],
  [{ adminArea: 'businesses', level: 'read' }, ['admin']],
  [{ adminArea: 'monitoring', level: 'read' }, []],
];

test.each(table)('access %j allows exactly the callers %j', (access, allowed) => {
  const names = Object.keys(callers) as (keyof typeof callers)[];
  expect(names.filter((name) => mayCall(access, callers[name]))).toEqual(allowed);
});
