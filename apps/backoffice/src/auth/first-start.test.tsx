import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  admit,
  enter,
  fill,
  heading,
  press,
  ReplyWithToken,
  screen,
  server,
  superAdmin,
  text,
  user,
} from '../testing/index.ts';

const code = 'abcde-fghjk-mnpqr-stuvw';
const password = 'Krejt-E-Re-7';

test('in an empty installation the login page redirects to the set-up of the first super admin', async () => {
  server.refuse(contract.demo.logins, 'first-start-needed');
  await enter('/', { as: null, title: 'Nisja e parë' });
  expect(location.pathname).toBe('/first-start');
});

test('the printed address opens the form of the first super admin, who is then signed in', async () => {
  server.answer(contract.firstStart.check, {});
  const mustEnrol = { ...superAdmin, mustEnrol: true };
  server.answer(contract.firstStart.create, () => new ReplyWithToken({}, admit(mustEnrol)));
  await enter(`/first-start#${code}`, { as: null, title: 'Nisja e parë' });
  expect(location.hash).toBe('');
  await press('Vazhdo');
  await fill('Emri dhe mbiemri', 'Arta Admin');
  await fill('Email', 'arta@tezga.example');
  await fill('Fjalëkalimi i ri', password);
  await fill('Përsëritni fjalëkalimin e ri', 'Krejt-E-Re-8');
  await press('Krijo super-adminin');
  await text('Konfirmimi i fjalëkalimit nuk është i saktë');
  await fill('Përsëritni fjalëkalimin e ri', password);
  await user.keyboard('{Enter}');
  await heading('Vendosni hyrjen me dy hapa');
  expect(location.pathname).toBe('/');
  expect(server.sent(contract.firstStart.create)).toEqual([
    {
      code,
      name: 'Arta Admin',
      email: 'arta@tezga.example',
      newPassword: password,
      newPassConfirmation: password,
    },
  ]);
});

test('a wrong first-start code is refused, and the form of the first super admin does not open', async () => {
  server.refuse(contract.firstStart.check, 'code-not-valid');
  await enter('/first-start', { as: null, title: 'Nisja e parë' });
  await press('Vazhdo');
  await text('Kjo fushë është e detyrueshme.');
  await fill('Kodi i nisjes së parë', 'gabim');
  await press('Vazhdo');
  await text('Ky kod nuk vlen më. Kërkoni një kod të ri.');
  expect(screen.queryByLabelText('Emri dhe mbiemri')).toBeNull();
});
