import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  buttons,
  choose,
  Collection,
  dialog,
  enter,
  field,
  fill,
  follow,
  heading,
  links,
  noRow,
  pick,
  press,
  row,
  save,
  screen,
  server,
  someoneWho,
  text,
  toggle,
  user,
  waitFor,
} from '../../testing/index.ts';

const raiffeisen = 'AL35 2021 1109 0000 0000 0123 4567';
const intesa = 'AL18 2081 1008 0000 0200 0011 2233';

const account = (number: number, bankName: string, iban: string) => ({
  _id: anId(number),
  IBAN: iban.replaceAll(' ', ''),
  bankName,
  swift: 'SGSBALTX',
  currency: 'ALL',
  isMain: false,
  updatedAt: aMoment,
});

/** A fake server with these bank accounts, which can be added, changed, deleted and restored. */
function serveAccounts(...given: ReturnType<typeof account>[]) {
  const all = new Collection(({ _id }) => _id, given);
  server.answer(contract.accounts.list, ({ deleted }) => ({ accounts: all.list(deleted) }));
  server.answer(contract.accounts.banks, {
    banks: [
      { _id: '1', name: 'Raiffeisen Bank', swift: 'SGSBALTX', ibanCode: '202' },
      { _id: '2', name: 'Intesa Sanpaolo', swift: 'USALALTR', ibanCode: '208' },
    ],
  });
  server.answer(contract.currencies.all, { allCurrencies: ['ALL', 'EUR'] });
  server.answer(contract.accounts.add, (input) => {
    all.add({ _id: anId(99), ...input, updatedAt: aMoment });
    return { accountId: anId(99) };
  });
  server.answer(contract.accounts.edit, ({ accountId, ...input }) => {
    all.change(accountId, input as Partial<ReturnType<typeof all.find>>);
    return { updatedAt: aMoment };
  });
  server.answer(contract.accounts.remove, ({ accountIds }) => {
    all.remove(accountIds);
    return {};
  });
  server.answer(contract.accounts.restore, ({ accountIds }) => {
    all.restore(accountIds);
    return {};
  });
  return all;
}

const iban = () => field('IBAN');
const bank = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Banka' });
const openNew = () => enter('/accounts/addEditAccount', { title: 'Llogari e re bankare' });

test('an IBAN typed by keyboard alone is grouped and fills in its bank', async () => {
  serveAccounts();
  await openNew();
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await user.keyboard('al3520211109');
  expect((await iban()).value).toBe('AL35 2021 1109');
  await waitFor(async () => expect((await bank()).value).toBe('Raiffeisen Bank'));
  expect((await field('SWIFT')).value).toBe('SGSBALTX');
  await save();
  await text(/IBAN nuk është i saktë/);
  await user.keyboard('0000000001234567');
  expect((await iban()).value).toBe(raiffeisen);
  await save();
  await row(new RegExp(`Raiffeisen Bank.*${raiffeisen}`));
  await text('Llogaria bankare u ruajt');
});

test('an IBAN edited in the middle is regrouped, and the caret stays behind the typed character', async () => {
  serveAccounts();
  await openNew();
  await user.keyboard('AL35202{Home}{ArrowRight}{ArrowRight}{ArrowRight}99');
  expect((await iban()).value).toBe('AL39 9520 2');
  await user.keyboard('7');
  expect((await iban()).value).toBe('AL39 9752 02');
});

test('a duplicate IBAN is refused with an error at its field', async () => {
  serveAccounts();
  server.refuse(contract.accounts.add, 'account-already-there');
  await openNew();
  const input = await fill('IBAN', raiffeisen);
  await waitFor(async () => expect((await bank()).value).toBe('Raiffeisen Bank'));
  await save();
  await text('Kjo llogari bankare është shtuar tashmë.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('an account is changed, deleted and restored in the settings', async () => {
  serveAccounts(account(1, 'Intesa Sanpaolo', intesa));
  await enter('/settings?section=accounts', { title: 'Llogaritë bankare' });
  await follow(`Ndrysho ${intesa}`);
  await heading('Ndrysho llogarinë bankare');
  await choose('Monedha', 'EUR – Euroja', 'euro');
  await save();
  await row(/Intesa.*EUR/);
  await press(`Fshi ${intesa}`);
  await noRow(/Intesa/);
  await press('Zhbëj');
  await row(/Intesa/);
  expect(screen.getAllByRole('row', { name: /Intesa/ })).toHaveLength(1);
});

test('a missing or too long bank name is refused with an error at its field', async () => {
  serveAccounts(account(1, 'Raiffeisen Bank', raiffeisen));
  await enter('/accounts', { title: 'Llogaritë bankare' });
  await user.dblClick(await row(/Raiffeisen/));
  await heading('Ndrysho llogarinë bankare');
  await fill('Banka', '');
  await save();
  await text('Kjo fushë është e detyrueshme.');
  expect((await bank()).getAttribute('aria-invalid')).toBe('true');
  await fill('Banka', 'x'.repeat(101));
  await save();
  await text('Lejohen deri në 100 karaktere.');
  expect(server.sent(contract.accounts.edit)).toEqual([]);
});

test('loading another user’s change of a bank account preserves the typed values', async () => {
  const others = serveAccounts(account(1, 'Raiffeisen Bank', raiffeisen));
  server.refuse(contract.accounts.edit, 'changed-meanwhile');
  await enter('/accounts', { title: 'Llogaritë bankare' });
  await user.dblClick(await row(/Raiffeisen/));
  await heading('Ndrysho llogarinë bankare');
  await fill('Banka', 'Raiffeisen Tirana');
  const later = '2026-01-03T08:00:00.000Z';
  others.change(anId(1), { swift: 'SGSBALTT', updatedAt: later });
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await field('SWIFT')).value).toBe('SGSBALTT'));
  server.answer(contract.accounts.edit, { updatedAt: later });
  await save();
  await heading('Llogaritë bankare');
  expect(server.sent(contract.accounts.edit).at(-1)).toMatchObject({
    bankName: 'Raiffeisen Tirana',
    swift: 'SGSBALTT',
    updatedAt: later,
  });
});

test('several bank accounts are deleted after a confirmation and restored from the deleted view', async () => {
  serveAccounts(account(1, 'Raiffeisen Bank', raiffeisen), account(2, 'Intesa Sanpaolo', intesa));
  await enter('/accounts', { title: 'Llogaritë bankare' });
  await row(/Raiffeisen/);
  await toggle('Zgjidh gjithë faqen');
  await press('Fshi');
  await text('Mund t’i ktheni te Të fshira.');
  await press('Fshi 2 llogari', await dialog(/Fshi/));
  await text('2 llogari u fshinë');
  await text('Ende asnjë llogari bankare');
  await press(/^Të fshira/);
  await row(/Raiffeisen/);
  await pick(/^Veprime për Raiffeisen/, 'Ktheje');
  await text('1 llogari u kthye');
  await noRow(/Raiffeisen/);
  await toggle('Zgjidh gjithë faqen');
  await press('Ktheji');
  await press(/^Të gjitha/);
  await row(/Raiffeisen/);
  await row(/Intesa/);
  expect(server.sent(contract.accounts.restore)).toEqual([
    { accountIds: [anId(1)] },
    { accountIds: [anId(2)] },
  ]);
});

test('a user with read-only access sees the list and an account, and cannot change them', async () => {
  serveAccounts(account(1, 'Raiffeisen Bank', raiffeisen));
  await enter('/accounts', { as: someoneWho({ account: 'read' }), title: 'Llogaritë bankare' });
  expect(links('Shto llogari')).toHaveLength(0);
  await user.dblClick(await row(/Raiffeisen/));
  await screen.findByRole('heading', { level: 1, name: /^Raiffeisen/ });
  expect((await iban()).readOnly).toBe(true);
  expect(buttons(/Ruaj/)).toHaveLength(0);
});

test('a user with read-only access cannot open the form of a new account', async () => {
  serveAccounts();
  await enter('/accounts/addEditAccount', {
    as: someoneWho({ account: 'read' }),
    title: 'Llogaritë bankare',
  });
  expect(links('Shto llogari')).toHaveLength(0);
  expect(screen.queryAllByLabelText('IBAN')).toHaveLength(0);
});
