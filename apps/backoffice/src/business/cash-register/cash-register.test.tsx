import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  dialog,
  enter,
  FakeRefusal,
  field,
  fill,
  focusedField,
  follow,
  heading,
  owner,
  press,
  row,
  save,
  screen,
  server,
  someoneWho,
  text,
  texts,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

type Drawer = WireOutputOf<typeof contract.cashRegister.initialBalance>;
type Movement = WireOutputOf<typeof contract.cashRegister.transactions>['transactions'][number];

const entry = '/external-modules/online-cash-register/entry';
const [first, second] = [anId(0x91), anId(0x92)];
const notOpened: Drawer = { initialBalance: null, carriedOver: 0 };

const reported = { _id: anId(1), status: 'pending', message: '' } as const;

const till = (_id: string, name: string) => ({
  _id,
  shopId: aBusiness.shops[0]?._id ?? '',
  name,
  deviceUUID: '',
  tcrCode: 'ab123cd456',
  updatedAt: aMoment,
});

const opened = (pos_id: string, availableCash: number): Drawer => ({
  initialBalance: {
    _id: anId(0x99),
    pos_id,
    createdAt: aMoment,
    employeeId: owner.userId,
    startingBalance: 5000,
    deposit: 0,
    withdraw: 0,
    salesAmount: 0,
    availableCash: availableCash,
    countDifference: 0,
    lastCount: null,
    status: 'fiscalized',
    fcdc: 'c0de',
    fault: null,
  },
  carriedOver: 0,
});

const movement = (changes: Partial<Movement>): Movement => ({
  _id: anId(0x81),
  pos_id: first,
  posName: 'Arka 1',
  operation: 'DEPOSIT',
  amount: 250,
  target: null,
  note: '',
  createdAt: aMoment,
  employeeId: owner.userId,
  employeeName: owner.name,
  status: 'fiscalized',
  fcdc: null,
  fault: null,
  ...changes,
});

let drawers: Record<string, Drawer>;
let movements: Movement[];
beforeEach(() => {
  drawers = { [first]: opened(first, 5000), [second]: notOpened };
  movements = [];
  server.answer(contract.tills.posList, { posList: [till(first, 'Arka 1'), till(second, 'Arka 2')] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.employees.list, { employees: [] });
  server.answer(contract.cashRegister.initialBalance, ({ pos_id }) => drawers[pos_id] ?? notOpened);
  server.answer(contract.cashRegister.transactions, ({ posIds }) => {
    const transactions = movements.filter(({ pos_id }) => posIds.length === 0 || posIds.includes(pos_id));
    return { transactions, count: transactions.length, isMore: false, isSortCut: false, days: [] };
  });
});

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const card = (name: string) => screen.findByRole('region', { name });

test('a withdrawal of more than the drawer has is refused with an error at the amount, and a smaller one is sent', async () => {
  server.answer(contract.cashRegister.reportBalance, ({ amount }) =>
    amount > 5000 ? new FakeRefusal('drawer-short') : reported,
  );
  await enter(entry, { title: 'Arka' });
  await follow('Lëvizje e re: Arka 1');
  await heading('Lëvizje e re');
  expect(new URLSearchParams(location.search).get('till')).toBe(first);
  await waitFor(async () => expect((await radio('Depozitim')).checked).toBe(true));
  expect((await radio('Gjendja fillestare')).disabled).toBe(true);
  await waitFor(() => expect(focusedField()).toBe('amount'));
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await user.click(await radio('Tërheqje'));
  await text('Në sirtar duhet të jenë 5 000.00 ALL.');
  await fill('Shuma', '5000.01');
  await user.click(await radio('Banka'));
  await save();
  await text('Në sirtar nuk ka kaq para.');
  await waitFor(() => expect(focusedField()).toBe('amount'));
  await fill('Shuma', '1200');
  await save();
  await heading('Arka');
  expect(server.sent(contract.cashRegister.reportBalance).at(-1)).toMatchObject({
    pos_id: first,
    operation: 'WITHDRAW',
    amount: 1200,
    target: 'bank',
  });
});

test('opening a drawer that another user has just opened is refused, and the form offers a deposit instead', async () => {
  server.answer(contract.cashRegister.reportBalance, ({ operation }) => {
    if (operation !== 'INITIAL') return reported;
    drawers = { ...drawers, [second]: opened(second, 5000) };
    return new FakeRefusal('drawer-already-open');
  });
  await enter(`${entry}/add?till=${second}`, { title: 'Lëvizje e re' });
  await waitFor(async () => expect((await radio('Gjendja fillestare')).checked).toBe(true));
  await fill('Shuma', '100');
  await save();
  await text(/Sirtari i kësaj arke është hapur sot/);
  await waitFor(async () => expect((await radio('Depozitim')).disabled).toBe(false));
  await user.click(await radio('Depozitim'));
  await save();
  await heading('Arka');
  expect(server.sent(contract.cashRegister.reportBalance).map(({ operation }) => operation)).toEqual([
    'INITIAL',
    'DEPOSIT',
  ]);
});

test('the list shows a withdrawal as a negative amount, and the error of the tax authority for a refused movement', async () => {
  movements = [
    movement({ operation: 'WITHDRAW', target: 'bank', amount: 1200 }),
    movement({ _id: anId(0x82), amount: 77, status: 'error', fault: '53' }),
  ];
  await enter(entry, { title: 'Arka' });
  await row(/Tërheqje në bankë.*−1\s200\.00/u);
  const refused = await row(/Depozitim.*77\.00/u);
  expect(refused.textContent).toContain('Gabim');
  expect(refused.textContent).toContain('Kodi i arkës (TCR) nuk është i regjistruar');
  await text('Tatimet nuk e pranuan 1 lëvizje');
  expect(texts('Kodi i arkës (TCR) nuk është i regjistruar')).toHaveLength(2);
});

test('the till filter applies to the list and to the drawer cards', async () => {
  drawers = { ...drawers, [second]: opened(second, 100) };
  movements = [movement({}), movement({ _id: anId(0x82), pos_id: second, posName: 'Arka 2' })];
  await enter(`${entry}?f.till=${second}`, { title: 'Arka' });
  await row(/Arka 2/u);
  await card('Arka 2');
  expect(screen.queryByRole('row', { name: /Arka 1/u })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Arka 1' })).toBeNull();
});

test('a role that may only read sees the drawers without links to the movement form', async () => {
  const reader = someoneWho({ cashRegister: 'read', dashboard: 'read' });
  await enter(entry, { as: reader, title: 'Arka' });
  await within(await card('Arka 2')).findByText('Nuk është hapur sot.');
  expect(screen.queryByRole('link', { name: /^(Lëvizje e re|Hap sirtarin)/u })).toBeNull();
});

test('a role that may only read is redirected from the movement form to the dashboard', async () => {
  const reader = someoneWho({ cashRegister: 'read', dashboard: 'read' });
  await enter(`${entry}/add`, { as: reader, title: 'Paneli' });
  expect(location.pathname).toBe('/dashboard');
});

test('if the user chooses a till with a closed drawer, the form proposes to open the drawer', async () => {
  await enter(`${entry}/add`, { title: 'Lëvizje e re' });
  await waitFor(() => expect(focusedField()).toBe('pos_id'));
  await user.keyboard('Arka 2{ArrowDown}{Enter}');
  await text('Numëroni paratë që janë në sirtar.');
  expect((await radio('Gjendja fillestare')).checked).toBe(true);
  expect((await radio('Depozitim')).disabled).toBe(true);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(await field('Shuma'));
});

test('a count shows the shortage; after the drawer has changed, the count is compared with the new balance', async () => {
  let refusals = 1;
  server.answer(contract.cashRegister.count, () => {
    if (refusals-- === 0) return { _id: anId(0x77), difference: -300, message: 'Numërimi u ruajt.' };
    drawers = { ...drawers, [first]: opened(first, 5200) };
    return new FakeRefusal('drawer-changed');
  });
  await enter(entry, { title: 'Arka' });
  await press('Numëro sirtarin: Arka 1');
  await dialog('Numërimi: Arka 1');
  await fill('Të numëruara', '4900');
  await text('Mungojnë 100.00 ALL');
  await press('Ruaj numërimin');
  await text(/^Ndërkohë sirtari ndryshoi/u);
  await text('Mungojnë 300.00 ALL');
  await press('Ruaj numërimin');
  await text('Numërimi u ruajt.');
  expect(server.sent(contract.cashRegister.count)).toMatchObject([
    { pos_id: first, expected: 5000, counted: 4900 },
    { pos_id: first, expected: 5200, counted: 4900 },
  ]);
});
