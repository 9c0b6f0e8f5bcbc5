import { contract, type WireOutputOf } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { expect, test, vi } from 'vitest';
import {
  aMoment,
  anId,
  button,
  dialog,
  enter,
  heading,
  isDisabled,
  loadedByApp,
  noDialog,
  press,
  reload,
  screen,
  server,
  text,
  toggle,
} from '../../testing/index.ts';

type Draft = NonNullable<WireOutputOf<typeof contract.onlinePayments.drafts>['draft']>;

const draft: Draft = {
  _id: anId(1),
  name: 'Abonimi vjetor',
  description: 'Për dy arka',
  currency: 'EUR',
  total: 168,
  createdAt: aMoment,
  payed: false,
  payedAt: null,
  invoiceNumber: null,
  lines: [{ name: 'Abonim POS', unit: 'copë', quantity: 1, price: 168, vat: '20' }],
};

function serveDrafts(...drafts: Draft[]): void {
  server.answer(contract.onlinePayments.drafts, ({ unpaid }) =>
    unpaid === 'true' ? { draft: drafts.find(({ payed }) => !payed) ?? null } : { drafts },
  );
}

const title = 'Pagesë në pritje!';

test('the alert about an unpaid draft appears after the draft was fetched, and links to the draft', async () => {
  serveDrafts(draft);
  await enter('/dashboard', { title: 'Paneli' });
  await dialog(title);
  await text('Abonimi vjetor pret pagesën tuaj.');
  await press('Shiko Pagesën');
  await heading('Pagesat e mia');
  expect(location.pathname).toBe('/draft-payments/unpaid');
  await screen.findByRole('table', { name: 'Abonimi vjetor' });
  await noDialog();
});

test('the alert about an unpaid draft does not appear on the page of the drafts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serveDrafts(draft);
    await enter('/draft-payments/unpaid', { title: 'Pagesat e mia' });
    await screen.findByRole('table', { name: 'Abonimi vjetor' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a snoozed alert is hidden until the end of the day and appears again on the next day', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-02T20:00:00Z') });
  try {
    serveDrafts(draft);
    await enter('/dashboard', { title: 'Paneli' });
    await dialog(title);
    await toggle('Mos e shfaq këtë mesazh deri në fund të ditës');
    await press('Mbyll');
    await noDialog();
    await reload();
    await heading('Paneli');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    // After midnight in Tirana, so the next day.
    vi.setSystemTime(new Date('2026-03-02T23:30:00Z'));
    await reload();
    await heading('Paneli');
    await dialog(title);
  } finally {
    vi.useRealTimers();
  }
});

test('an alert that was snoozed in one business appears in another one', async () => {
  localStorage.setItem(`tezga-unpaid-draft-snoozed ${anId(0x77)}`, tiranaDay(new Date()));
  serveDrafts(draft);
  await enter('/dashboard', { title: 'Paneli' });
  expect((await dialog(title)).textContent).toContain('Abonimi vjetor');
});

test('paid drafts are listed without the unpaid draft', async () => {
  serveDrafts(draft, { ...draft, _id: anId(2), name: 'Abonimi i vjetër', payed: true, payedAt: aMoment });
  await enter('/draft-payments/paid', { title: 'Pagesat e mia' });
  await screen.findByRole('table', { name: 'Abonimi i vjetër' });
  expect(screen.queryByRole('table', { name: 'Abonimi vjetor' })).toBeNull();
});

test('the page of online payments says that nothing is due if the business has no payment drafts', async () => {
  serveDrafts();
  await enter('/draft-payments/unpaid', { title: 'Pagesat e mia' });
  await text('Nuk keni asgjë për të paguar');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the payer opens the page of the provider, and returning from it finishes the payment', async () => {
  let isPaid = false;
  const now = () => (isPaid ? { ...draft, payed: true, payedAt: aMoment } : draft);
  server.answer(contract.onlinePayments.drafts, ({ unpaid }) =>
    unpaid === 'true' ? { draft: isPaid ? null : draft } : { drafts: [now()] },
  );
  const approvalUrl = '/draft-payments/unpaid?token=ORDER1';
  server.answer(contract.onlinePayments.createOrder, { payed: false, approvalUrl });
  server.answer(contract.onlinePayments.finishPayment, () => {
    isPaid = true;
    return { payed: true };
  });
  await enter('/draft-payments/unpaid', { title: 'Pagesat e mia' });
  await press('Paguaj');
  await text('Po lëshohet');
  expect(loadedByApp()).toEqual([approvalUrl]);
  expect(location.pathname).toBe('/draft-payments/paid');
  expect(server.sent(contract.onlinePayments.finishPayment)).toEqual([
    { draftId: anId(1), orderId: 'ORDER1' },
  ]);
});

test('a declined payment is shown with its reason, and the draft can be paid again', async () => {
  serveDrafts(draft);
  server.refuse(contract.onlinePayments.finishPayment, 'payment-declined');
  await enter('/draft-payments/unpaid?token=ORDER1', { title: 'Pagesat e mia' });
  await text('Pagesa nuk u krye');
  await text('Ofruesi i pagesave e refuzoi pagesën dhe nuk mori para.');
  expect(isDisabled(await button('Paguaj'))).toBe(false);
});

test('after a notification has paid the draft, the returning payer sees that the payment was made', async () => {
  serveDrafts({ ...draft, payed: true, payedAt: aMoment });
  server.answer(contract.onlinePayments.finishPayment, { payed: true });
  await enter('/draft-payments/unpaid?token=ORDER1', { title: 'Pagesat e mia' });
  await text('Pagesa Abonimi vjetor u krye me sukses!');
  expect(location.pathname).toBe('/draft-payments/paid');
  expect(server.sent(contract.onlinePayments.finishPayment)).toEqual([
    { draftId: anId(1), orderId: 'ORDER1' },
  ]);
});

test('a payment that the provider still checks is shown as being checked: after the payer returns, and when it is opened again', async () => {
  serveDrafts(draft);
  server.answer(contract.onlinePayments.finishPayment, { payed: false });
  await enter('/draft-payments/unpaid?token=ORDER1', { title: 'Pagesat e mia' });
  await text('Ofruesi po e kontrollon pagesën');
  expect(screen.queryByText('Pagesa nuk u krye')).toBeNull();
  server.answer(contract.onlinePayments.createOrder, { payed: false, approvalUrl: null });
  await enter('/draft-payments/unpaid', { title: 'Pagesat e mia' });
  expect(screen.queryByText('Ofruesi po e kontrollon pagesën')).toBeNull();
  await press('Paguaj');
  await text('Ofruesi po e kontrollon pagesën');
  expect(screen.queryByText('Kjo pagesë është bërë tashmë.')).toBeNull();
});
