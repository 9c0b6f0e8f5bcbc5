import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  admit,
  dialog,
  enter,
  follow,
  heading,
  owner,
  press,
  server,
  someoneWho,
  superAdmin,
  text,
  waitFor,
  type Person,
} from '../testing/index.ts';
import { factsOf, tokenStore } from './token.ts';

const operator = someoneWho({ dashboard: 'read', customers: 'read' });
const userNow = () => factsOf(tokenStore.get())?.userId;

const landings: readonly (readonly [string, Person | null, string, string])[] = [
  ['someone signed out', null, 'Mirë se erdhët', '/'],
  ['an owner', owner, 'Paneli', '/dashboard'],
  ['an operator', operator, 'Paneli', '/dashboard'],
  ['a super admin', superAdmin, 'Bizneset', '/business'],
];

/** Pages of another area, pages behind a permission, and pages that do not exist. */
const foreign = [
  ['/activity', '/nowhere/at/all'],
  ['/', '/select_business', '/business'],
  ['/employees/add-employee', '/roles'],
  ['/', '/activity', '/account'],
] as const;

test.each(
  landings.flatMap((landing, place) => (foreign[place] ?? []).map((path) => [...landing, path] as const)),
)('%s is sent to the first page of their role from $4', async (_who, as, title, landing, path) => {
  await enter(path, { as, title });
  await waitFor(() => expect(location.pathname).toBe(landing));
});

test('the role is asked for once, also after a change of page, and the token is refreshed once it is known', async () => {
  server.answer(contract.customers.page, { customers: [], totalResult: 0, isMore: false });
  const refreshed = () => server.sent(contract.access.refreshToken);
  const release = server.holdBack(contract.access.myRole);
  await enter('/dashboard');
  await waitFor(() => expect(server.sent(contract.access.myRole)).toHaveLength(1));
  expect(refreshed()).toEqual([]);
  release();
  await heading('Paneli');
  await follow('Klientët');
  await heading('Klientët');
  expect(refreshed()).toEqual([{}]);
  expect(server.sent(contract.access.myRole)).toHaveLength(1);
});

test('a token in the address replaces the session of another person only after a question that names them', async () => {
  const other = admit(operator);
  await enter('/dashboard', { arriving: other });
  const question = await dialog('Të hyni me një llogari tjetër?');
  await text(new RegExp(`po punon ${owner.name}`));
  await press('Anulo', question);
  await heading('Paneli');
  expect(userNow()).toBe(owner.userId);
});

test('a token in the address replaces the session after a yes', async () => {
  const other = admit(operator);
  await enter('/dashboard', { arriving: other });
  await press('Hyr me llogarinë tjetër', await dialog('Të hyni me një llogari tjetër?'));
  await heading('Paneli');
  expect(userNow()).toBe(operator.userId);
});
