import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  enter,
  field,
  fill,
  follow,
  heading,
  loadedByApp,
  owner,
  press,
  screen,
  server,
  text,
  user,
  waitFor,
  within,
} from '../testing/index.ts';

const opened = { userId: owner.userId, businessId: null, method: 'email', name: 'Drita Hoxha' } as const;
const message = {
  _id: anId(1),
  channel: 'email',
  recipient: 'drita@market.example',
  subject: 'Fjalëkalim i ri për Tezgën',
  text: 'Hapni https://tezga.example/r/KODI1234 për ta zgjedhur.',
  at: aMoment,
  file: null,
} as const;

async function choosePassword(password: string, repeated = password): Promise<void> {
  await fill('Fjalëkalimi i ri', password);
  await fill('Përsëritni fjalëkalimin e ri', repeated);
  await user.keyboard('{Enter}');
}

test('requesting a reset code does not reveal whether the contact is known, and typing a code opens the reset page', async () => {
  server.answer(contract.demo.mailbox, { isOpen: false, messages: [] });
  server.answer(contract.verification.askReset, {});
  server.answer(contract.verification.checkReset, opened);
  await enter('/', { as: null, title: 'Mirë se erdhët' });
  await follow('Keni harruar fjalëkalimin?');
  await heading('Fjalëkalim i ri');
  await fill('Email ose telefon', 'askush@askund.example');
  await user.keyboard('{Enter}');
  await heading('Shikoni mesazhet tuaja');
  await text(/Nëse ky kontakt është yni, kodi është nisur te/);
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'kodi1234');
  await press('Vazhdo');
  await heading('Zgjidhni fjalëkalimin e ri');
  expect(location.pathname).toBe('/r/kodi1234');
});

test('the rules of a new password are ticked while typing, and a different repetition shows an error at its field', async () => {
  server.answer(contract.verification.checkReset, opened);
  server.answer(contract.verification.setNewPassword, {});
  await enter('/r/KODI1234', { as: null, title: 'Zgjidhni fjalëkalimin e ri' });
  await text(opened.name);
  const rules = await screen.findByRole('list', { name: 'Fjalëkalimi duhet të ketë' });
  for (const [typed, ticks] of [
    ['t', 2],
    ['tT', 3],
    ['tT1', 4],
    ['tT1zga-z', 5],
  ] as const) {
    await fill('Fjalëkalimi i ri', typed);
    await waitFor(() => expect(within(rules).queryAllByText('(e ka)')).toHaveLength(ticks));
  }
  await choosePassword('Krejt-E-Re-7', 'Krejt-E-Re-8');
  await text('Konfirmimi i fjalëkalimit nuk është i saktë');
  await choosePassword('tezga');
  await text('Fjalëkalimi duhet të ketë të paktën 8 karaktere.');
  const [show] = await screen.findAllByRole('button', { name: 'Shfaq ose fshih fjalëkalimin' });
  if (show !== undefined) await user.click(show);
  expect((await field('Fjalëkalimi i ri')).type).toBe('text');
  expect(server.sent(contract.verification.setNewPassword)).toEqual([]);
  await choosePassword('Krejt-E-Re-7');
  await heading('Mirë se erdhët');
  await text('Fjalëkalimi u ndryshua me sukses!');
  expect((await field('Email ose telefon')).value).toBe('');
  expect(location.pathname).toBe('/');
  expect(server.sent(contract.verification.setNewPassword)).toMatchObject([
    { fnp: 'Krejt-E-Re-7', code: 'KODI1234' },
  ]);
});

test('setting a new password signs the same user out in this browser', async () => {
  server.answer(contract.verification.checkReset, opened);
  server.answer(contract.verification.setNewPassword, {});
  await enter('/r/KODI1234', { as: owner, title: 'Zgjidhni fjalëkalimin e ri' });
  expect(localStorage.getItem('access-token')).not.toBeNull();
  await choosePassword('Krejt-E-Re-7');
  await heading('Mirë se erdhët');
  expect(localStorage.getItem('access-token')).toBeNull();
});

test('a used reset code is refused with a link to request another code', async () => {
  server.answer(contract.demo.mailbox, { isOpen: false, messages: [] });
  server.refuse(contract.verification.checkReset, 'code-not-valid');
  await enter('/r/KODI1234', { as: null, title: 'Kodi nuk vlen' });
  await within(await screen.findByRole('alert')).findByText('Ky kod nuk vlen më. Kërkoni një kod të ri.');
  await press('Kërko një kod të ri');
  await heading('Fjalëkalim i ri');
  expect(location.pathname).toBe('/forgot');
});

test('a contact with an invalid code is not verified, and a signed-out user gets a link to sign in', async () => {
  server.refuse(contract.verification.verifyCode, 'code-not-valid');
  await enter('/v/KODI1234', { as: null, title: 'Kontakti nuk u verifikua' });
  await within(await screen.findByRole('alert')).findByText('Ky kod nuk vlen më. Kërkoni një kod të ri.');
  await press('Shko te hyrja');
  await heading('Mirë se erdhët');
  expect(location.pathname).toBe('/');
});

test("the demo's mailbox shows new messages as they arrive, and its links open their pages", async () => {
  server.answer(contract.demo.logins, { password: 'Tezga-2026', logins: [] });
  server.answer(contract.demo.mailbox, { isOpen: true, messages: [] });
  server.answer(contract.verification.checkReset, opened);
  await enter('/', { as: null, title: 'Mirë se erdhët' });
  await follow('Kutia postare e demos');
  await heading('Kutia postare e demos');
  server.answer(contract.demo.mailbox, { isOpen: true, messages: [message] });
  await screen.findByRole('heading', { name: 'Fjalëkalim i ri për Tezgën' });
  await follow(/\/r\//);
  await heading('Zgjidhni fjalëkalimin e ri');
  expect(location.pathname).toBe('/r/KODI1234');
});

test('the pages before sign-in change their language without a reload', async () => {
  server.answer(contract.demo.mailbox, { isOpen: false, messages: [] });
  await enter('/forgot', { as: null, title: 'Fjalëkalim i ri' });
  await user.selectOptions(await field('Gjuha'), 'it');
  await heading('Una nuova password');
  expect(loadedByApp()).toEqual([]);
  await user.selectOptions(await field('Lingua'), 'sq');
  await heading('Fjalëkalim i ri');
});
