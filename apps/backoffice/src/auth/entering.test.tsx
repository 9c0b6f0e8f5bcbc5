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
import { factsOf, tokenStore } from '../session/token.ts';

const operator = someoneWho({ dashboard: 'read', customers: 'read' });
const userNow = () => factsOf(tokenStore.get())?.userId;

interface Arrival {
  readonly who: string;
  readonly as: Person | null;
  readonly title: string;
  readonly landing: string;
}

const signedOut: Arrival = { who: 'someone signed out', as: null, title: 'Mirë se erdhët', landing: '/' };
const anOwner: Arrival = { who: 'an owner', as: owner, title: 'Paneli', landing: '/dashboard' };
const anOperator: Arrival = { who: 'an operator', as: operator, title: 'Paneli', landing: '/dashboard' };
const anAdmin: Arrival = { who: 'a super admin', as: superAdmin, title: 'Bizneset', landing: '/business' };

// Addresses that the user may not open: pages of the other area (business or super admin), pages for which a
// permission is missing, and unknown pages.
test.each([
  { path: '/activity', arrival: signedOut },
  { path: '/nowhere/at/all', arrival: signedOut },
  { path: '/', arrival: anOwner },
  { path: '/select_business', arrival: anOwner },
  { path: '/nowhere/at/all', arrival: anOwner },
  { path: '/business', arrival: anOwner },
  { path: '/employees/add-employee', arrival: anOperator },
  { path: '/roles', arrival: anOperator },
  { path: '/', arrival: anAdmin },
  { path: '/activity', arrival: anAdmin },
  { path: '/account', arrival: anAdmin },
])('$arrival.who is redirected from $path to their start page', async ({ path, arrival }) => {
  await enter(path, { as: arrival.as, title: arrival.title });
  await waitFor(() => expect(location.pathname).toBe(arrival.landing));
});

const refreshed = () => server.sent(contract.access.refreshToken);

test('opening the app fetches the role and then refreshes the token, and opening another page does neither again', async () => {
  server.answer(contract.customers.page, { customers: [], totalResult: 0, isMore: false });
  const release = server.pauseReplies(contract.access.myRole);
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

test('a token of another user in the URL opens a question that names the signed-in user, and Cancel leaves their session', async () => {
  const other = admit(operator);
  await enter('/dashboard', { arriving: other });
  const question = await dialog('Të hyni me një llogari tjetër?');
  await text(new RegExp(`po punon ${owner.name}`));
  await press('Anulo', question);
  await heading('Paneli');
  expect(userNow()).toBe(owner.userId);
});

test('a token of another user in the URL replaces the session after a confirmation', async () => {
  const other = admit(operator);
  await enter('/dashboard', { arriving: other });
  await press('Hyr me llogarinë tjetër', await dialog('Të hyni me një llogari tjetër?'));
  await heading('Paneli');
  expect(userNow()).toBe(operator.userId);
});
