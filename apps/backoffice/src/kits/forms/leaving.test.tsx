import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  admit,
  anId,
  answerPalette,
  asksBeforeUnload,
  button,
  dialog,
  enter,
  field,
  fill,
  heading,
  noDialog,
  owner,
  press,
  ReplyWithToken,
  save,
  screen,
  personWithRole,
  server,
  someoneWho,
  text,
  user,
  waitFor,
  wasAskedByBrowser,
} from '../../testing/index.ts';

const token = () => localStorage.getItem('access-token');
const roleName = () => field('Emri i rolit');
const question = () => dialog('Largohu pa ruajtur?');
const giveUp = async () => press('Largohu pa ruajtur', await question());

async function openNewRole(): Promise<void> {
  server.answer(contract.roles.list, { myRoles: [] });
  server.answer(contract.roles.defaults, { defaultRoles: [] });
  await enter('/roles/add', { title: 'Rol i ri' });
}

async function typeHalfARole(): Promise<void> {
  await fill('Emri i rolit', 'Gjysmë');
  await text('1 ndryshim i paruajtur');
}

async function stay(): Promise<void> {
  await question();
  await user.keyboard('{Escape}');
  await noDialog();
  expect((await roleName()).value).toBe('Gjysmë');
}

/** Expects that the browser has not shown its beforeunload dialog so far and would not show it now. */
function expectNoQuestionOfBrowser(): void {
  expect(wasAskedByBrowser()).toBe(false);
  expect(asksBeforeUnload()).toBe(false);
}

async function fromAccountMenu(item: string): Promise<void> {
  await press(/^Llogaria/);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function fromPalette(words: string): Promise<void> {
  answerPalette(server);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Kërko kudo...' }), words);
  await user.click(await screen.findByRole('option', { name: words }));
}

/** Signs in on the sign-in page as this person. */
async function signInAs(person: typeof owner): Promise<void> {
  server.answer(
    contract.access.signIn,
    () => new ReplyWithToken({ ...personWithRole(person), businessId: aBusiness.businessId }, admit(person)),
  );
  await fill('Email ose telefon', person.email);
  await fill('Fjalëkalimi', 'Tezga-2026');
  await press('Hyr');
}

/** Navigates from the dashboard to the form of a new role. */
async function goToNewRole(): Promise<void> {
  await heading('Paneli');
  await press('Konfigurime');
  await user.click(await screen.findByRole('link', { name: 'Rolet' }));
  const [add] = await screen.findAllByRole('link', { name: 'Rol i ri' });
  await user.click(add as HTMLElement);
  await heading('Rol i ri');
}

test.each([
  ['the menu of the account', () => fromAccountMenu('Dil')],
  ['the palette', () => fromPalette('Dil')],
])(
  'signing out by %s asks once about unsaved changes and deletes them if the user confirms',
  async (_by, leave) => {
    await openNewRole();
    await typeHalfARole();
    await leave();
    await stay();
    expect(token()).not.toBeNull();
    expect(asksBeforeUnload()).toBe(true);
    await leave();
    await giveUp();
    await heading('Mirë se erdhët');
    expect(token()).toBeNull();
    expect(server.sent(contract.access.signOut)).toHaveLength(1);
    expectNoQuestionOfBrowser();
    await signInAs(owner);
    await goToNewRole();
    expect((await roleName()).value).toBe('');
  },
);

test('switching to another business asks for confirmation if there are unsaved changes', async () => {
  const other = { businessId: anId(0xb2), name: 'Kafe Rozafa', nipt: 'L81234567B', city: 'Shkodër' };
  const { businessId, name, nipt, city } = aBusiness;
  const owned = { ownerId: owner.userId, ownerName: owner.name, adminName: null, createdAt: aMoment };
  server.answer(contract.businesses.myBusinesses, {
    businesses: [
      { businessId, name, nipt, city, ...owned },
      { ...other, ...owned },
    ],
  });
  server.answer(contract.access.refreshToken, (input) => {
    if (input.businessId === undefined) return { businessId };
    return new ReplyWithToken({ businessId: other.businessId }, admit(owner, other.businessId));
  });
  await openNewRole();
  await typeHalfARole();
  const before = token();
  const switchBusiness = async () => {
    await press(`Ndrysho biznesin: ${name}`);
    await user.click(await screen.findByRole('menuitem', { name: /Kafe Rozafa/ }));
  };
  await switchBusiness();
  await stay();
  expect(token()).toBe(before);
  await switchBusiness();
  await giveUp();
  await waitFor(() => expect(token()).not.toBe(before));
  expect(server.sent(contract.access.refreshToken)).toContainEqual({ businessId: other.businessId });
  await waitFor(expectNoQuestionOfBrowser);
});

test('handing over to another operator asks about unsaved changes, and the typed values stay until the handover is done', async () => {
  const next = someoneWho({}, 'Besnik Gjata');
  server.answer(contract.employees.takeOver, () => new ReplyWithToken(personWithRole(next), admit(next)));
  server.answer(contract.employees.operators, { operators: [] });
  await openNewRole();
  await typeHalfARole();
  await fromAccountMenu('Ndërro operatorin');
  await stay();
  await fromAccountMenu('Ndërro operatorin');
  await giveUp();
  await press('Anulo', await dialog('Ndërro operatorin'));
  await noDialog();
  expect((await roleName()).value).toBe('Gjysmë');
  await fromAccountMenu('Ndërro operatorin');
  await giveUp();
  await fill('Kodi i operatorit', 'aa111bb222');
  await fill('PIN-i', '4826');
  await press('Merre pajisjen');
  await button('Llogaria: Besnik Gjata');
  expect(server.sent(contract.employees.takeOver)).toEqual([{ opCode: 'aa111bb222', pin: '4826' }]);
  expectNoQuestionOfBrowser();
});

test('signing out with a half-typed password discards it without a confirmation', async () => {
  await enter('/account?section=password', { title: 'Fjalëkalimi' });
  await fill('Fjalëkalimi i ri', 'Gjys');
  expect(asksBeforeUnload()).toBe(true);
  await fromAccountMenu('Dil');
  await heading('Mirë se erdhët');
  expect(screen.queryByRole('dialog')).toBeNull();
  expectNoQuestionOfBrowser();
});

test('when the server ends the session, no confirmation is shown, and the draft is restored when the same person signs in again', async () => {
  await openNewRole();
  await typeHalfARole();
  server.refuse(contract.roles.add, 'not-signed-in');
  await save();
  await heading('Mirë se erdhët');
  expect(screen.queryByRole('dialog')).toBeNull();
  expectNoQuestionOfBrowser();
  await signInAs(owner);
  await goToNewRole();
  await waitFor(async () => expect((await roleName()).value).toBe('Gjysmë'));
});
