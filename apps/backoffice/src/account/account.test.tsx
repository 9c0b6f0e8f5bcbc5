import { contract, type OutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aMoment,
  anId,
  dialog,
  enter,
  field,
  fill,
  fillIn,
  follow,
  heading,
  loadedByApp,
  noDialog,
  owner,
  press,
  reload,
  save,
  screen,
  server,
  superAdmin,
  text,
  user,
  waitFor,
  within,
} from '../testing/index.ts';

type Profile = OutputOf<typeof contract.people.myProfile>['profile'];
type Waiting = OutputOf<typeof contract.verification.unverifiedMethods>['unverifiedMethods'][number];

let profile: Profile;
let waiting: Waiting[];
beforeEach(() => {
  profile = {
    _id: owner.userId,
    name: owner.name,
    email: owner.email,
    tel: null,
    emailVerified: true,
    telVerified: false,
    language: 'sq',
    hasPin: false,
    opCode: null,
  };
  waiting = [];
  server.answer(contract.people.myProfile, () => ({ profile }));
  server.answer(contract.verification.unverifiedMethods, () => ({ unverifiedMethods: waiting }));
});

const openSection = (section: string, title: string) => enter(`/account?section=${section}`, { title });

const aPhone: Waiting = {
  _id: anId(0x55),
  method: 'tel',
  value: '355697005502',
  sentAt: aMoment,
  expiresAt: aMoment,
};

const scheme = () => document.documentElement.dataset['mantineColorScheme'];

const codeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Kodi i dërguar te +355 69 700 5502' });

test('the account menu opens the profile, where name and language are saved', async () => {
  server.answer(contract.people.editProfile, ({ name = '', language = 'sq' }) => {
    profile = { ...profile, name, language };
    const { hasPin: _hasPin, opCode: _opCode, ...newUser } = profile;
    return { owner: true, message: 'Të dhënat u ruajtën me sukses!', newUser };
  });
  await enter('/dashboard', { title: 'Paneli' });
  await press(`Llogaria: ${owner.name}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Llogaria ime' }));
  await heading('Profili');
  await waitFor(() => expect(document.title).toBe('Backoffice | Llogaria ime'));
  await fill('Emri', 'Drita Leka');
  await user.selectOptions(await field('Gjuha e mesazheve'), 'en');
  await save();
  await text('Të dhënat u ruajtën me sukses!');
  expect(server.sent(contract.people.editProfile)).toEqual([{ name: 'Drita Leka', language: 'en' }]);
});

test('a contact that already belongs to another user is refused with an error at its field', async () => {
  server.refuse(contract.verification.changeEmail, 'contact-taken');
  await openSection('contacts', 'Kontaktet');
  await press('Ndrysho: Email');
  await fill('Emaili i ri', 'pronar@kafe.example');
  await user.keyboard('{Enter}');
  await text('Ky kontakt përdoret nga një llogari tjetër.');
  await user.keyboard('{Escape}');
  await noDialog();
  expect(screen.queryByText('Presin kodin')).toBeNull();
});

test('a new phone is unverified until its code is typed', async () => {
  server.answer(contract.verification.changePhone, () => {
    waiting = [aPhone];
    return { methodId: aPhone._id };
  });
  server.answer(contract.verification.verifyCode, () => {
    waiting = [];
    profile = { ...profile, tel: aPhone.value, telVerified: true };
    return { method: aPhone.method, contact: aPhone.value };
  });
  await openSection('contacts', 'Kontaktet');
  await press('Shto: Telefoni');
  await fill('Telefoni i ri', '+355 69 700 5502');
  await user.keyboard('{Enter}');
  fillIn(await codeField(), 'AB12CD');
  await user.keyboard('{Enter}');
  await text('Telefoni u verifikua');
  await waitFor(() => expect(screen.queryByText('Presin kodin')).toBeNull());
  expect(server.sent(contract.verification.verifyCode)).toEqual([{ code: 'AB12CD' }]);
});

test('an unverified contact can be removed after the server has refused to resend its code and has refused a typed code', async () => {
  waiting = [aPhone];
  server.refuse(contract.verification.sendVerification, 'too-soon');
  server.refuse(contract.verification.verifyCode, 'code-not-valid');
  server.answer(contract.verification.removeMethod, () => {
    waiting = [];
    return {};
  });
  await openSection('contacts', 'Kontaktet');
  await press('Ridërgo kodin');
  await text('Ridërgimi i kodit dështoi!');
  await text('Kodi sapo u dërgua. Prisni një minutë para se ta kërkoni përsëri.');
  fillIn(await codeField(), 'AB12CD');
  await press('Verifiko');
  await text('Ky kod nuk vlen më. Kërkoni një kod të ri.');
  await press('Fshi');
  await press('Fshi', await dialog('Fshi +355 69 700 5502?'));
  await text('+355 69 700 5502 u fshi.');
  await text('Ende asnjë');
  expect(server.sent(contract.verification.removeMethod)).toEqual([{ methodId: aPhone._id }]);
});

test('a change of language or colours shows without a reload and is still there after a reload', async () => {
  await openSection('appearance', 'Pamja');
  await user.click(
    within(await screen.findByRole('radiogroup', { name: 'Gjuha e programit' })).getByText('English'),
  );
  await heading('Appearance');
  await user.click(within(await screen.findByRole('radiogroup', { name: 'Colours' })).getByText('Dark'));
  await waitFor(() => expect(scheme()).toBe('dark'));
  expect(loadedByApp()).toEqual([]);
  await reload();
  await heading('Appearance');
  expect(scheme()).toBe('dark');
});

test('a super admin has an account without PIN and invitations', async () => {
  await enter('/sa-account?section=pin', { as: superAdmin, title: 'Profili' });
  await waitFor(() => expect(document.title).toBe('SA | Llogaria ime'));
  const parts = await screen.findByRole('navigation', { name: 'Pjesët e llogarisë' });
  expect(
    within(parts)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Profili', 'Kontaktet', 'Fjalëkalimi', 'Hyrja me dy hapa', 'Seancat', 'Pamja']);
});

test('on a phone the account is opened from the navigation drawer', async () => {
  await enter('/dashboard', { title: 'Paneli', width: 'phone' });
  await press('Hap navigimin');
  await follow(/^Llogaria ime/, await dialog('Navigimi'));
  await heading('Profili');
  expect(location.pathname).toBe('/account');
});
