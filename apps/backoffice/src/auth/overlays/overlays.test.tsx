import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  admit,
  aMoment,
  anId,
  button,
  dialog,
  enter,
  focusedField,
  FakeRefusal,
  fill,
  heading,
  noDialog,
  owner,
  press,
  ReplyWithToken,
  screen,
  server,
  someoneWho,
  superAdmin,
  text,
  user,
  userOf,
  within,
  answerAs,
} from '../../testing/index.ts';

const nextOperator = someoneWho({ dashboard: 'read' });

async function chooseFromAccountMenu(item: string): Promise<void> {
  await press(/^Llogaria/);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('the next operator takes over the device with name and PIN, and a wrong PIN shows an error', async () => {
  server.answer(contract.employees.operators, {
    operators: [
      { opCode: 'aa111bb222', name: 'Besa Kola' },
      { opCode: 'pr123sh456', name: 'Luan Deda' },
    ],
  });
  server.answer(contract.employees.takeOver, ({ pin }) => {
    if (pin !== '4826') return new FakeRefusal('wrong-pin');
    answerAs(server, nextOperator);
    return new ReplyWithToken({ user: userOf(nextOperator), role: nextOperator.role }, admit(nextOperator));
  });
  await enter('/dashboard', { title: 'Paneli' });
  await chooseFromAccountMenu('Ndërro operatorin');
  await press('Luan Deda');
  expect(focusedField()).toBe('pin');
  await fill('PIN-i', '0000');
  await press('Merre pajisjen');
  await text('Kodi i operatorit ose PIN-i nuk është i saktë.');
  await fill('PIN-i', '4826');
  await press('Merre pajisjen');
  await button(`Llogaria: ${nextOperator.name}`);
  await noDialog();
  expect(server.sent(contract.employees.takeOver)).toEqual([
    { opCode: 'pr123sh456', pin: '0000' },
    { opCode: 'pr123sh456', pin: '4826' },
  ]);
});

test('an operator whose name is not listed types the operator code', async () => {
  server.answer(contract.employees.operators, { operators: [{ opCode: 'aa111bb222', name: 'Besa Kola' }] });
  server.refuse(contract.employees.takeOver, 'wrong-pin');
  await enter('/dashboard', { title: 'Paneli' });
  await chooseFromAccountMenu('Ndërro operatorin');
  await press('Merre pajisjen');
  await text('Zgjidhni operatorin.');
  await press('Me kodin e operatorit');
  await fill('Kodi i operatorit', 'pr123sh456');
  await fill('PIN-i', '4826');
  await press('Merre pajisjen');
  await text('Kodi i operatorit ose PIN-i nuk është i saktë.');
  expect(server.sent(contract.employees.takeOver)).toEqual([{ opCode: 'pr123sh456', pin: '4826' }]);
});

const withGivenPassword = { ...owner, resetPassword: true };

test('a user with a password set by someone else sees no screen before replacing it, and may sign out', async () => {
  await enter('/dashboard', { as: withGivenPassword });
  const opened = await dialog('Zgjidhni fjalëkalimin tuaj');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await press('Dil', opened);
  await heading('Mirë se erdhët');
  expect(localStorage.getItem('access-token')).toBeNull();
});

test('a password set by someone else can be replaced only if the repetition is equal, and Escape does not close the dialog', async () => {
  server.answer(contract.people.changeDefaultPassword, () => {
    answerAs(server, owner);
    return {};
  });
  await enter('/dashboard', { as: withGivenPassword });
  const opened = await dialog('Zgjidhni fjalëkalimin tuaj');
  await user.keyboard('{Escape}');
  const change = await within(opened).findByRole<HTMLButtonElement>('button', {
    name: 'Ndrysho fjalëkalimin',
  });
  expect(change.disabled).toBe(true);
  await fill('Fjalëkalimi i ri', 'Shumica-2027');
  await fill('Përsëritni fjalëkalimin e ri', 'Shumica-2028');
  await user.tab();
  await text('Konfirmimi i fjalëkalimit nuk është i saktë');
  expect(change.disabled).toBe(true);
  await fill('Përsëritni fjalëkalimin e ri', 'Shumica-2027');
  await user.keyboard('{Enter}');
  await text('Fjalëkalimi u ndryshua me sukses!');
  await heading('Paneli');
  await noDialog();
  expect(server.sent(contract.access.signOut)).toEqual([]);
});

test("a super admin sets the password of an owner, and the dialog says that this needs the owner's request", async () => {
  server.answer(contract.people.resetPassword, {});
  await enter(`/business/edit-business?businessId=${aBusiness.businessId}`, {
    as: superAdmin,
    title: aBusiness.name,
  });
  await press('Ndrysho fjalëkalimin');
  const opened = await dialog('Fjalëkalimi i pronarit');
  await within(opened).findByText(/Ndryshojeni fjalëkalimin vetëm me kërkesën e klientit/);
  await fill('Fjalëkalimi i ri', 'Kembimi-2027');
  await fill('Përsëritni fjalëkalimin e ri', 'Kembimi-2027');
  await press('Ndrysho fjalëkalimin', opened);
  await noDialog();
  expect(server.sent(contract.people.resetPassword)).toMatchObject([
    { userId: owner.userId, newPassword: 'Kembimi-2027' },
  ]);
});

const noContract = {
  isDue: false,
  base64: null,
  fileName: null,
  signedAt: null,
  signedBy: null,
  sha256: null,
};
const template = { base64: 'JVBERi0xLjQ=', templateId: anId(0xc0), fileName: 'kontrata.pdf' };
const signed = {
  isDue: false,
  base64: 'JVBERi0xLjQ=',
  fileName: 'kontrata-tezga.pdf',
  signedAt: aMoment,
  signedBy: owner.name,
  sha256: 'a',
};

test('an owner accepts the current contract after ticking that it was read, and can open it afterwards', async () => {
  server.answer(contract.contracts.signed, { ...noContract, isDue: true });
  server.answer(contract.contracts.unsigned, template);
  server.answer(contract.contracts.sign, () => {
    server.answer(contract.contracts.signed, signed);
    return { signedAt: aMoment };
  });
  const release = server.pauseReplies(contract.contracts.unsigned);
  await enter('/dashboard', { title: 'Paneli' });
  const terms = await dialog('Termat dhe kushtet');
  const accept = await within(terms).findByRole<HTMLButtonElement>('button', { name: 'Prano' });
  const tick = within(terms).getByLabelText<HTMLInputElement>('Kam lexuar dhe pranoj termat dhe kushtet');
  expect([tick.disabled, accept.disabled]).toEqual([true, true]);
  release();
  await within(terms).findByText('kontrata.pdf');
  expect([tick.disabled, accept.disabled]).toEqual([false, true]);
  await user.click(tick);
  await user.click(accept);
  await noDialog();
  expect(server.sent(contract.contracts.sign)).toEqual([{ templateId: template.templateId }]);
  await chooseFromAccountMenu('Kontrata');
  await within(await dialog('Kontrata Tezga')).findByText(/Pranuar nga Drita Hoxha/);
});

test('a contract that fails to load shows an error and does not block the owner', async () => {
  server.answer(contract.contracts.signed, { ...noContract, isDue: true });
  server.refuse(contract.contracts.unsigned, 'failed');
  await enter('/dashboard', { title: 'Paneli' });
  await text('Nuk mund të ngarkohej kontrata!');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog to accept the contract does not open for an operator, and the viewer says that there is no signed contract', async () => {
  server.answer(contract.contracts.signed, { ...noContract, isDue: true });
  const operator = someoneWho({ dashboard: 'read', configurations: 'read' });
  await enter('/dashboard', { as: operator, title: 'Paneli' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await chooseFromAccountMenu('Kontrata');
  const viewer = await dialog('Kontrata Tezga');
  await within(viewer).findByText('NUK KA KONTRATË');
  expect(within(viewer).queryByRole('document')).toBeNull();
});

test('on a phone the contract is opened from the navigation drawer', async () => {
  server.answer(contract.contracts.signed, signed);
  await enter('/dashboard', { title: 'Paneli', width: 'phone' });
  await press('Hap navigimin');
  await press(/^Llogaria: /, await dialog('Navigimi'));
  await user.click(await screen.findByRole('menuitem', { name: 'Kontrata' }));
  const viewer = await dialog('Kontrata Tezga');
  await within(viewer).findByText(/Pranuar nga/);
  expect(within(viewer).queryAllByRole('document')).toHaveLength(1);
});
