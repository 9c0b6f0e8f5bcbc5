import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  admit,
  aMoment,
  anId,
  answerAs,
  enter,
  field,
  fill,
  FakeRefusal,
  focusedField,
  heading,
  owner,
  press,
  reload,
  ReplyWithToken,
  screen,
  server,
  someoneWho,
  superAdmin,
  text,
  user,
  userOf,
  waitFor,
  within,
  type Person,
} from '../testing/index.ts';

const openLogin = () => enter('/', { as: null, title: 'Mirë se erdhët' });

async function signIn(username: string, password: string): Promise<void> {
  await fill('Email ose telefon', username);
  await fill('Fjalëkalimi', password);
  await press('Hyr');
}

const replyFor = (person: Person, businessId?: string | null) =>
  new ReplyWithToken(
    { user: userOf(person), role: null, businessId: businessId ?? null },
    admit(person, businessId),
  );

/** Makes the fake server sign in this user, in the given business. */
function takeFor(person: Person, businessId?: string | null): void {
  answerAs(server, person);
  server.answer(contract.access.signIn, () => replyFor(person, businessId));
}

test('invalid fields show errors before anything is sent, and the first one gets the focus', async () => {
  await openLogin();
  await waitFor(() => expect(document.title).toBe('Backoffice | Hyrje'));
  await signIn('pronar', '');
  await text(/Shkruani një email ose një telefon/);
  await text('Kjo fushë është e detyrueshme.');
  await waitFor(() => expect(focusedField()).toBe('username'));
  expect(server.sent(contract.access.signIn)).toEqual([]);
});

test('a wrong password shows an error, and the typed values stay', async () => {
  server.refuse(contract.access.signIn, 'wrong-credentials');
  await openLogin();
  await signIn(owner.email, 'Gabim-2026');
  await within(await screen.findByRole('alert')).findByText('Të dhënat janë gabim!');
  expect((await field('Email ose telefon')).value).toBe(owner.email);
});

test('a user with a second factor signs in with the code of the app, and a wrong code shows an error', async () => {
  takeFor(owner);
  server.answer(contract.access.signIn, ({ code }) => {
    if (code === null) return new FakeRefusal('second-factor-needed');
    return code === '123456' ? replyFor(owner) : new FakeRefusal('wrong-code');
  });
  await openLogin();
  await signIn(owner.email, 'Tezga-2026');
  await fill('Kodi i aplikacionit', '000000');
  await user.keyboard('{Enter}');
  await text(/Kodi nuk është i saktë/);
  await fill('Kodi i aplikacionit', '123456');
  await user.keyboard('{Enter}');
  await heading('Paneli');
  expect(server.sent(contract.access.signIn).map(({ code }) => code)).toEqual([null, '000000', '123456']);
});

test.each([
  ['an owner', owner, 'Paneli', '/dashboard', 'Backoffice | Paneli'],
  ['a super admin', superAdmin, 'Bizneset', '/business', 'SA | Bizneset'],
])('after signing in, %s sees the start page of the role', async (_who, person, title, path, pageTitle) => {
  takeFor(person, person === superAdmin ? null : undefined);
  await openLogin();
  await signIn(person.email, 'Tezga-2026');
  await heading(title);
  expect([location.pathname, document.title]).toEqual([path, pageTitle]);
});

test('one click on a demo login fills the form', async () => {
  const login = {
    username: 'pronar@kafe.example',
    business: 'Kafe Rozafa',
    part: 'owner',
    trade: 'cafe',
  } as const;
  server.answer(contract.demo.logins, { password: 'Tezga-2026', logins: [login] });
  takeFor(owner);
  await openLogin();
  await press(/Kafe Rozafa · pronar/);
  await press('Hyr');
  await heading('Paneli');
  expect(server.sent(contract.access.signIn)).toMatchObject([
    { username: 'pronar@kafe.example', password: 'Tezga-2026' },
  ]);
});

const theirs = (businessId: string, name: string, nipt: string) => ({
  businessId,
  name,
  nipt,
  city: 'Tiranë',
  ownerId: null,
  ownerName: null,
  adminName: null,
  createdAt: aMoment,
});

type Business = ReturnType<typeof theirs>;

/**
 * Fakes the calls to choose a business; after the choice the fake server returns that business as the current
 * one.
 */
function answerEntering(businesses: readonly [Business, ...Business[]]): void {
  let [entered] = businesses;
  server.answer(contract.businesses.myBusinesses, { businesses: [...businesses] });
  server.answer(contract.access.refreshToken, ({ businessId = null }) => {
    if (businessId === null) return { businessId };
    entered = businesses.find((each) => each.businessId === businessId) ?? entered;
    return new ReplyWithToken({ businessId }, admit(owner, businessId));
  });
  server.answer(contract.businesses.ownData, () => ({
    ownData: {
      businessName: entered.name,
      businessId: entered.businessId,
      nipt: entered.nipt,
      isInVat: true,
      impactWarehouse: true,
      allowNegativeStock: false,
      closedUntil: null,
      groupArticlesByName: false,
      businessOwner: null,
      certificateName: null,
    },
  }));
}

test('a user with two businesses chooses one, and switches to the other from the top bar', async () => {
  answerEntering([theirs(anId(1), 'Këmbim Iliria', 'L1'), theirs(anId(2), 'Kafe Rozafa', 'L12006511W')]);
  takeFor(owner, null);
  await openLogin();
  await signIn(owner.email, 'Tezga-2026');
  await heading('Zgjidhni biznesin');
  expect(location.pathname).toBe('/select_business');
  await press(/Këmbim Iliria/);
  await heading('Paneli');
  await press('Ndrysho biznesin: Këmbim Iliria');
  await user.click(await screen.findByRole('menuitem', { name: /Kafe Rozafa/ }));
  expect(
    (await screen.findByRole('button', { name: 'Ndrysho biznesin: Kafe Rozafa' })).textContent,
  ).toContain('L12006511W');
});

test('language and theme are stored and applied after a reload', async () => {
  takeFor(owner);
  await openLogin();
  await user.selectOptions(await field('Gjuha'), 'en');
  await heading('Welcome');
  await fill('E-mail or phone', owner.email);
  await fill('Password', 'Tezga-2026');
  await press('Sign in');
  await heading('Dashboard');
  await press('Theme: Dark');
  await reload();
  await heading('Dashboard');
  const { dataset, lang } = document.documentElement;
  expect([dataset['mantineColorScheme'], lang]).toEqual(['dark', 'en']);
});

test('a user who loses access to the business while signing in returns to the login page, which shows the reason', async () => {
  takeFor(someoneWho({ dashboard: 'read' }));
  server.refuse(contract.access.myRole, 'business-not-available');
  await openLogin();
  await signIn(owner.email, 'Tezga-2026');
  await within(await screen.findByRole('alert')).findByText('Nuk keni më hyrje në këtë biznes.');
  expect(localStorage.getItem('access-token')).toBeNull();
});

test('the login page links to the terms and the help, which link back to it', async () => {
  server.answer(contract.contracts.terms, { terms: { title: 'Kontratë shërbimi', body: 'Neni 1' } });
  await openLogin();
  await field('Email ose telefon');
  await user.click(await screen.findByRole('link', { name: 'Termat dhe kushtet' }));
  await text('Neni 1');
  await user.click(await screen.findByRole('link', { name: 'Ndihmë' }));
  await heading('Ndihmë për hyrjen');
  await user.click(await screen.findByRole('link', { name: 'Kthehu te hyrja' }));
  await heading('Mirë se erdhët');
  expect(location.pathname).toBe('/');
});

test('signing in shows no toast over the first page', async () => {
  takeFor(owner, anId(0xb1));
  await openLogin();
  await signIn(owner.email, 'Tezga-2026');
  await heading('Paneli');
  expect(screen.queryAllByText('Sukses!')).toHaveLength(0);
});
