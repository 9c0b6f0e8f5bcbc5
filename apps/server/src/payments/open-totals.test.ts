import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;

const on = usePayingBusiness();

test('the open sum of a list includes all documents, even if there are more than the capped count', async () => {
  const { business, server } = on;
  const subjectId = await business.addCustomer();
  const count = 10_050;
  await server.asOwner`
    insert into tenant.open_items (business_id, side, subject_id, document_id, is_advance, currency, exchange_rate, day,
      due_day, charged_all, charged_mon, open_all, open_mon)
    select ${business.id}, 'customer', ${subjectId}, lpad(to_hex(place), 24, '0'), false, 'ALL', 1, '2026-01-01',
      '2026-01-01', 1000, 1000, 1000, 1000
    from generate_series(1, ${count}) place`;
  const page = { subjectId, perPage: 1 };
  const sums = { totalResult: 10_000, isMore: true, open: count * 10 };
  expect(await business.client(payments.sales, page)).toMatchObject(sums);
  expect(await business.client(payments.whatCanIPay, page)).toMatchObject(sums);
  expect(await business.client(payments.allSales, { overdue: '1', perPage: 1 })).toMatchObject(sums);
});
