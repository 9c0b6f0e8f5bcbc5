import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  anId,
  enter,
  links,
  pick,
  press,
  screen,
  server,
  text,
  texts,
  waitFor,
  within,
} from '../../testing/index.ts';

type Range = WireOutputOf<typeof contract.dashboard.range>;

const figures = { totalPrice: 240, totalVATAmount: 40, totalPriceWithoutVAT: 200, count: 2 };
const totals = { ...figures, itemsSold: 3.688 };
const range: Range = {
  totals,
  before: { ...totals, totalPrice: 120, from: '2025-12-01', to: '2025-12-31' },
  isBeforeWhole: true,
  byDay: [{ day: '2026-01-02', ...figures }],
  byHour: [],
  byMethod: [],
  byShop: [],
  topItems: [{ articleId: anId(1), name: 'Banane', quantity: 3.688, unit: 'kg', totalPrice: 240 }],
  topClients: [],
};
const second = { _id: anId(0x52), name: 'Dyqani i dytë', hidden: false };

function answerSales(over: Partial<Range> = {}): void {
  server.answer(contract.dashboard.range, { ...range, ...over });
  server.answer(contract.dashboard.today, {
    day: '2026-01-02',
    upToHour: 8,
    totals,
    before: { ...totals, from: '2025-12-26', to: '2025-12-26' },
    byHour: [],
  });
}

test('choosing a shop limits all figures and their links to the shop, and adds the shop to the URL', async () => {
  answerSales();
  server.answer(contract.settings.necessaryData, {
    units: [],
    vat: [],
    categories: [],
    currencies: [],
    logo: null,
    printingConfig: { paymentQrCode: true, vatSection: true },
    shops: [...aBusiness.shops, second],
  });
  await enter('/dashboard', { title: 'Paneli' });
  await pick('Dyqani: Të gjitha dyqanet', 'Dyqani i dytë');
  await waitFor(() => expect(location.search).toContain(`shop=${second._id}`));
  await waitFor(() =>
    expect(server.sent(contract.dashboard.range).at(-1)).toMatchObject({ shopId: second._id }),
  );
  expect(server.sent(contract.dashboard.today).at(-1)).toEqual({ shopId: second._id });
  await waitFor(() => expect(links(/Shiko faturat: Banane/)[0]?.getAttribute('href')).toContain(second._id));
});

test('a business with one shop has no choice of shops', async () => {
  answerSales();
  await enter('/dashboard', { title: 'Paneli' });
  await text('Banane');
  expect(texts('Të gjitha dyqanet')).toHaveLength(0);
});

test('the figures of today are compared with the same weekday a week ago, and quantities have their unit', async () => {
  answerSales();
  await enter('/dashboard', { title: 'Paneli' });
  await text('ndaj 26.12 deri 09:00');
  await text('3.688 kg');
  expect(texts('Artikuj të shitur')).toHaveLength(0);
});

test('a period is not compared if the business had no sales yet in the period before', async () => {
  answerSales({ isBeforeWhole: false });
  await enter('/dashboard', { title: 'Paneli' });
  await text('Banane');
  expect(texts('100.0%')).toHaveLength(0);
});

test('the figures of a period are compared with the period before', async () => {
  answerSales();
  await enter('/dashboard', { title: 'Paneli' });
  await text('Banane');
  expect(texts('100.0%').length).toBeGreaterThan(0);
});

test('a business without an invoice sees its first steps: done steps are marked, open steps are links', async () => {
  server.answer(contract.dashboard.firstSteps, {
    certificate: true,
    shop: true,
    till: false,
    operator: false,
    article: false,
    invoice: false,
  });
  await enter('/dashboard', { title: 'Paneli' });
  await text('Hapat e parë');
  const steps = (await screen.findAllByRole('listitem')).filter(({ textContent }) =>
    /certifikatën|arkë te tatimet/.test(textContent ?? ''),
  );
  expect(steps.map((step) => within(step).queryAllByRole('link').length)).toEqual([0, 1]);
  await press('Njoftime: asnjë');
  await text('Asgjë nuk pret veprimin tuaj.');
});
