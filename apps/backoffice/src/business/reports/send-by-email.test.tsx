import { contract } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import { anId, choose, enter, press, server, text, waitFor } from '../../testing/index.ts';

const recipients = [{ _id: anId(1), name: 'Arta Hoxha', email: 'arta@prova.example' }];

const empty = {
  count: 0,
  quantity: null,
  totalPriceWithoutVAT: 0,
  totalVATAmount: 0,
  totalPrice: 0,
  cost: 0,
};

beforeEach(() => {
  server.answer(contract.reports.vat, {
    rows: [],
    totalResult: 0,
    totals: empty,
    before: { from: '2025-12-01', to: '2025-12-31', count: 0, totalPrice: 0 },
    isBeforeWhole: false,
    apart: null,
    currencies: [],
  });
  server.answer(contract.reports.schedules, { schedules: [], recipients });
  server.answer(contract.reports.addSchedule, { _id: anId(1) });
});

test('warehouse reports are scheduled like sales reports', async () => {
  server.answer(contract.reports.stockExits, {
    rows: [],
    totalResult: 0,
    totals: { documents: 0, quantity: 0, value: 0 },
    before: { from: '2025-12-01', to: '2025-12-31', documents: 0, quantity: 0, value: 0 },
  });
  await enter(`/analyticReportWarehouseExits?f.shop=${anId(1)}`, { title: 'Daljet sipas punonjësit' });
  await press('Dërgo me email');
  await choose('Për', 'Arta Hoxha (arta@prova.example)');
  await press('Shto');
  await waitFor(() =>
    expect(server.sent(contract.reports.addSchedule)).toMatchObject([
      { report: 'stock-exits', shopIds: [anId(1)], posIds: [], recipientIds: [anId(1)] },
    ]),
  );
});

test('a report is scheduled with the filters of the screen and at least one recipient', async () => {
  await enter(`/vat-report?f.shop=${anId(1)}`, { title: 'Raporti i TVSH-së' });
  await press('Dërgo me email');
  await text('Ky raport nuk i dërgohet ende askujt.');
  await press('Shto');
  await text('Zgjidhni të paktën një person.');
  expect(server.sent(contract.reports.addSchedule)).toEqual([]);
  await choose('Për', 'Arta Hoxha (arta@prova.example)');
  await press('Shto');
  await waitFor(() =>
    expect(server.sent(contract.reports.addSchedule)).toMatchObject([
      {
        report: 'vat-report',
        shopIds: [anId(1)],
        period: 'lastWeek',
        frequency: 'weekly',
        hour: 8,
        recipientIds: [anId(1)],
      },
    ]),
  );
});
