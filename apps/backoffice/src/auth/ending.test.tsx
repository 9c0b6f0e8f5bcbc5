import { contract } from '@tezga/contract';
import { expect, test, vi } from 'vitest';
import {
  button,
  enter,
  heading,
  loadedByApp,
  allowPageErrors,
  press,
  screen,
  server,
  text,
  texts,
  user,
  waitFor,
} from '../testing/index.ts';

const openActivity = () => enter('/activity', { title: 'Veprimtaria' });

function answerActivity(): void {
  server.answer(contract.activity.list, { rows: [], total: 0 });
  server.answer(contract.activity.people, { people: [] });
}

test('signing out clears the storages except browser settings, and reloads the page', async () => {
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
  expect(loadedByApp()).toEqual(['/']);
});

test.each([
  ['not-signed-in', 'Seanca ka mbaruar. Hyni përsëri.'],
  ['business-not-available', 'Nuk keni më hyrje në këtë biznes.'],
] as const)(
  'a call refused with %s redirects to the login page, which shows the reason',
  async (code, message) => {
    answerActivity();
    server.refuse(contract.activity.list, code);
    await enter('/activity');
    await heading('Mirë se erdhët');
    await text(message);
    expect(localStorage.getItem('access-token')).toBeNull();
  },
);

test('a call without permission logs a warning and does not end the session', async () => {
  answerActivity();
  server.refuse(contract.activity.list, 'not-permitted', { message: 'Lista s’lejohet' });
  await openActivity();
  // oxlint-disable-next-line eslint/no-console -- the test checks the warning in the console
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith('Lista s’lejohet', expect.any(String)));
  expect(localStorage.getItem('access-token')).not.toBeNull();
});

test.each([
  ['the role', contract.access.myRole],
  ['the owner', contract.employees.ownerData],
] as const)(
  'if %s cannot be read, the page is reloaded once, and then shows its own error message and a reload button',
  async (_what, route) => {
    allowPageErrors();
    answerActivity();
    server.refuse(route, 'failed', { message: 'Fjala e serverit' });
    await enter('/activity');
    await button('Rifresko faqen');
    expect(loadedByApp()).toEqual(['reload']);
    expect(server.sent(route)).toHaveLength(2);
    expect(texts('Ka ndodhur një problem!')).toHaveLength(1);
    await text(/Kontrolloni lidhjen me internetin/);
    expect(texts('Fjala e serverit')).toHaveLength(0);
    server.resume(route);
    await press('Rifresko faqen');
    await heading('Veprimtaria');
  },
);

test('if the code of a page cannot be loaded, the app reloads once, then shows and reports one error', async () => {
  allowPageErrors();
  // Resets the modules, because an earlier test may have loaded this page.
  vi.resetModules();
  vi.doMock('../business/roles/RolesPage.tsx', () => {
    throw new Error('the connection was lost');
  });
  server.answer(contract.activity.report, {});
  try {
    await enter('/roles');
    await screen.findByRole('button', { name: 'Rifresko faqen' });
    expect(loadedByApp()).toEqual(['reload']);
    expect(server.sent(contract.activity.report)).toHaveLength(1);
    expect(screen.getAllByText('Ka ndodhur një problem!')).toHaveLength(1);
  } finally {
    vi.doUnmock('../business/roles/RolesPage.tsx');
  }
});
