import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  dialog,
  enter,
  FakeRefusal,
  field,
  fill,
  owner,
  press,
  problemOf,
  screen,
  server,
  text,
  user,
  waitFor,
} from '../testing/index.ts';

const openSection = (section: string, title: string) => enter(`/account?section=${section}`, { title });

async function changePassword(current: string): Promise<void> {
  await fill('Fjalëkalimi i tanishëm', current);
  await fill('Fjalëkalimi i ri', 'Ndryshuar-9');
  await fill('Përsëritni fjalëkalimin e ri', 'Ndryshuar-9');
  await user.keyboard('{Enter}');
}

test('a wrong current password is refused with an error at its field, and the right one clears the form', async () => {
  server.answer(contract.people.changePassword, ({ currentPassword }) =>
    currentPassword === 'Tezga-2026' ? {} : new FakeRefusal('wrong-password'),
  );
  await openSection('password', 'Fjalëkalimi');
  await changePassword('Gabim-2026');
  const current = await field('Fjalëkalimi i tanishëm');
  await waitFor(() => expect(problemOf(current)).toContain('Fjalëkalimi i tanishëm nuk është i saktë.'));
  await changePassword('Tezga-2026');
  await text('Fjalëkalimi u ndryshua me sukses!');
  await text(/Dolët nga pajisjet e tjera/);
  expect((await field('Fjalëkalimi i tanishëm')).value).toBe('');
});

test('a signed-in user who has forgotten the password sees where the reset link was sent', async () => {
  server.answer(contract.verification.askOwnReset, { method: 'email', contact: owner.email });
  await openSection('password', 'Fjalëkalimi');
  await press('Nuk e mbaj mend');
  await text(`Lidhja për fjalëkalim të ri u dërgua te ${owner.email}.`);
  expect(server.sent(contract.verification.askOwnReset)).toHaveLength(1);
});

const session = (number: number, isThis: boolean) => ({
  _id: anId(number),
  device: `Chrome ${number}`,
  address: '10.0.0.1',
  businessName: null,
  adminName: null,
  createdAt: aMoment,
  lastSeenAt: aMoment,
  isThis,
});

const others = () => screen.queryAllByRole('button', { name: /^Mbyll seancën: / });

test('ending one session, or all other sessions at once, asks for a confirmation', async () => {
  let sessions = [session(1, true), session(2, false), session(3, false), session(4, false)];
  server.answer(contract.access.sessions, () => ({ sessions }));
  server.answer(contract.access.endSession, ({ sessionId }) => {
    sessions = sessions.filter(({ _id }) => _id !== sessionId);
    return {};
  });
  await openSection('sessions', 'Seancat');
  await text('kjo pajisje');
  expect(others()).toHaveLength(3);
  await press('Mbyll seancën: Chrome 2');
  await press('Anulo', await dialog('Mbyll seancën?'));
  expect(server.sent(contract.access.endSession)).toEqual([]);
  await press('Mbyll seancën: Chrome 2');
  await press('Mbyll seancën', await dialog('Mbyll seancën?'));
  await text('Seanca u mbyll.');
  await waitFor(() => expect(others()).toHaveLength(2));
  await press('Mbyll të gjitha të tjerat');
  await press('Mbyll 2 seanca');
  await text('1 seancë e hapur');
  expect(server.sent(contract.access.endSession).map(({ sessionId }) => sessionId)).toEqual([
    anId(2),
    anId(3),
    anId(4),
  ]);
});

test('only a PIN of exactly four digits is accepted', async () => {
  let hasPin = false;
  const { userId: _id, name, email } = owner;
  const known = {
    _id,
    name,
    email,
    tel: null,
    emailVerified: true,
    telVerified: false,
    language: 'sq',
    opCode: null,
  } as const;
  server.answer(contract.people.myProfile, () => ({ profile: { ...known, hasPin } }));
  server.answer(contract.employees.changePin, () => {
    hasPin = true;
    return {};
  });
  await openSection('pin', 'PIN-i');
  await text('Ende pa PIN');
  await fill('PIN-i i ri', '12a4');
  await user.keyboard('{Enter}');
  await text('PIN-i ka saktësisht 4 shifra, p.sh. 4821.');
  await fill('PIN-i i ri', '4821');
  await user.keyboard('{Enter}');
  await text('PIN-i u ruajt me sukses!');
  await text('Keni një PIN');
  expect((await field('PIN-i i ri')).value).toBe('');
  expect(server.sent(contract.employees.changePin)).toEqual([{ pin: '4821' }]);
});
