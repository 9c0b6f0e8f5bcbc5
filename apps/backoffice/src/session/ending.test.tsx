import { contract } from '@tezga/contract';
import { expect, test, vi } from 'vitest';
import {
  admit,
  enter,
  FakeRefusal,
  heading,
  mayComplain,
  owner,
  press,
  reloads,
  screen,
  server,
  text,
  user,
  userOf,
  waitFor,
} from '../testing/index.ts';

const openActivity = () => enter('/activity', { title: 'Veprimtaria' });

function answerActivity(): void {
  server.answer(contract.activity.list, { rows: [], total: 0 });
  server.answer(contract.activity.people, { people: [] });
}

test('signing out leaves nothing in the storages but what belongs to the browser, and loads the page anew', async () => {
  answerActivity();
  await openActivity();
  localStorage.setItem('tezga-language', 'sq');
  localStorage.setItem('anything', 'x');
  sessionStorage.setItem('anything', 'x');
  await press(/^Llogaria/);
  await user.click(await screen.findByRole('menuitem', { name: 'Dil' }));
  await heading('Mirë se erdhët');
  expect(server.sent(contract.access.signOut)).toHaveLength(1);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['tezga-language']);
  expect([location.pathname, reloads()]).toEqual(['/', 1]);
});

test.each([
  ['not-signed-in', 'Seanca ka mbaruar. Hyni përsëri.'],
  ['business-not-available', 'Nuk keni më hyrje në këtë biznes.'],
] as const)(
  'a call that is refused with %s leads to the login page, which says why',
  async (code, message) => {
    answerActivity();
    server.refuse(contract.activity.list, code);
    await enter('/activity');
    await heading('Mirë se erdhët');
    await text(message);
    expect(localStorage.getItem('access-token')).toBeNull();
  },
);

test('a call that is not permitted is logged as a warning and ends no session', async () => {
  answerActivity();
  server.refuse(contract.activity.list, 'not-permitted', { message: 'Veprimi nuk lejohet' });
  await openActivity();
  // oxlint-disable-next-line eslint/no-console -- that the console has the warning is what is tested
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith('Veprimi nuk lejohet', expect.any(String)));
  expect(localStorage.getItem('access-token')).not.toBeNull();
});

test('a role that cannot be read reloads the page once, then the error is listed once, with a button to refresh', async () => {
  mayComplain();
  answerActivity();
  let isBroken = true;
  const known = { user: userOf(owner), role: owner.role };
  localStorage.setItem('access-token', admit(owner));
  server.answer(contract.access.myRole, () => (isBroken ? new FakeRefusal('failed') : known));
  await enter('/activity', { as: null });
  await screen.findByRole('button', { name: 'Rifresko faqen' });
  expect(server.sent(contract.access.myRole)).toHaveLength(2);
  expect(screen.getAllByText('Ka ndodhur një problem!')).toHaveLength(1);
  await text(/Kontrolloni lidhjen me internetin/);
  isBroken = false;
  await press('Rifresko faqen');
  await heading('Veprimtaria');
});

test('a page whose program cannot be fetched is listed as an error too, after one reload', async () => {
  mayComplain();
  vi.doMock('../business/roles/RolesPage.tsx', () => {
    throw new Error('the connection was lost');
  });
  server.answer(contract.activity.report, {});
  try {
    await enter('/roles');
    await screen.findByRole('button', { name: 'Rifresko faqen' });
    expect(reloads()).toBe(1);
    expect(server.sent(contract.activity.report)).toHaveLength(1);
    expect(screen.getAllByText('Ka ndodhur një problem!')).toHaveLength(1);
  } finally {
    vi.doUnmock('../business/roles/RolesPage.tsx');
  }
});
