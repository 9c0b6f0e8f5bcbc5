import { contract, type WireOutputOf } from '@tezga/contract';
import { sq } from '@tezga/phrases/sq';
import { beforeEach, expect, test } from 'vitest';
import { aMoment, enter, row, screen, server, text, user, waitFor, within } from '../../testing/index.ts';

type Listed = WireOutputOf<typeof contract.eInvoices.find>['eInvoices'][number];

const [sentEic, receivedEic] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
] as const;
const { central, answer } = sq.eInvoices;

const listed = (EIC: string, partyType: Listed['partyType'], docNumber: string): Listed => ({
  EIC,
  docNumber,
  docType: '380',
  recDateTime: aMoment,
  dueDateTime: null,
  status: 'DELIVERED',
  amount: 120,
  partyType,
  pdf: null,
});

let requests: object[];
beforeEach(() => {
  requests = [];
  server.answer(contract.eInvoices.find, (input) => {
    requests.push(input);
    return {
      eInvoices: [listed(sentEic, 'SELLER', '7/2026'), listed(receivedEic, 'BUYER', '9/2026')],
      isCut: false,
    };
  });
});

test('accepting a sent and a received e-invoice requests only the received one, and the sent one fails with a reason', async () => {
  const answered: object[] = [];
  server.answer(contract.eInvoices.setStatus, (input) => {
    answered.push(input);
    return { results: [{ EIC: receivedEic, outcome: 'changed' as const, reason: null }] };
  });
  await enter('/receipts/e-invoices', { title: central.title });
  await row(/7\/2026.*E dërguar/u);
  await user.click(await screen.findByRole('checkbox', { name: sq.table.selectPage }));
  await user.click(await screen.findByRole('button', { name: answer.ACCEPTED.action }));
  const asked = within(await screen.findByRole('dialog'));
  await user.click(await asked.findByRole('button', { name: answer.ACCEPTED.action }));
  await text(central.onlyBuyer);
  expect(answered).toEqual([{ EICs: [receivedEic], EinStatus: 'ACCEPTED' }]);
});

test('a complete EIC in the URL is looked up on any date, otherwise the filters become the request', async () => {
  await enter(`/receipts/e-invoices?q=${sentEic}`, { title: central.title });
  await waitFor(() => expect(requests.at(-1)).toEqual({ EIC: sentEic }));
  await enter('/receipts/e-invoices?f.party=BUYER', { title: central.title });
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ partyType: 'BUYER' }));
});
