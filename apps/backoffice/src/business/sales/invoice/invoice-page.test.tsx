import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  button,
  buttons,
  enter,
  heading,
  links,
  press,
  screen,
  server,
  someoneWho,
  text,
  texts,
  user,
  waitFor,
} from '../../../testing/index.ts';
import { anInvoice, type WholeInvoice } from '../testing/an-invoice.ts';

type Correctable = WireOutputOf<typeof contract.sales.correctable>;

const invoice = anInvoice;
const eic = 'e1c9b7d2-0f6a-4d28-9e7b-5a1f0c3344d2';

const refused: Partial<WholeInvoice> = {
  meta: { ...invoice.meta, fic: null },
  status: 'error',
  fault: '41',
  reply: {
    code: '41',
    text: 'Business unit code is not active',
    requestId: '7c19ab00-40fe-4000-8000-000000000001',
  },
};

const correctable: Correctable = {
  invoiceNumber: '7/2026',
  currencyCode: 'ALL',
  typeOfInvoice: 'NONCASH',
  isReverseCharge: false,
  isToBeSummedUp: false,
  hindrance: null,
  canGiveUp: false,
  lines: [],
};

async function openInvoice(changed: Partial<WholeInvoice> = {}, correcting: Partial<Correctable> = {}) {
  server.answer(contract.sales.one, ({ id }) => ({ invoice: { ...invoice, ...changed, _id: id } }));
  server.answer(contract.sales.correctable, { ...correctable, ...correcting });
  server.answer(contract.wtn.ofInvoice, { wtns: [] });
  await enter(`/receipts/${invoice._id}`, { title: 'Faturë 7/2026' });
}

test('an accepted invoice links to the tax authority, offers a correction, and has a separate column for the SKU', async () => {
  await openInvoice();
  await button('Korrigjo');
  expect(links('Kontrollo te tatimet')).toHaveLength(1);
  const cells = [...(await screen.findByRole('table', { name: 'Artikujt' })).querySelectorAll('tbody td')];
  expect(cells.slice(1, 3).map(({ textContent }) => textContent)).toEqual(['Kafe e bluar', '0053']);
  expect(buttons('Deklaro borxh të keq')).toHaveLength(0);
});

test('once the debt is overdue, the last action of the page issues a bad-debt invoice', async () => {
  await openInvoice({}, { canGiveUp: true });
  const last = await button('Deklaro borxh të keq');
  expect(last.parentElement?.lastElementChild).toBe(last);
});

test('a pending invoice has no link to the tax authority, and its correction is disabled with the reason', async () => {
  await openInvoice({ meta: { ...invoice.meta, fic: null }, status: 'pending' });
  const correct = await button('Korrigjo');
  expect(correct.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(correct.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'pret NIVF',
  );
  await user.click(correct);
  await heading('Faturë 7/2026');
  expect(links('Kontrollo te tatimet')).toHaveLength(0);
});

test('a refused invoice shows the faulty value, the proposal and the raw reply, and one click repairs it', async () => {
  server.answer(contract.sales.quoteMend, {
    invoices: [
      {
        id: invoice._id,
        hindrance: null,
        changes: [{ fact: 'businessUnitCode', before: 'cd123ef456', after: 'cd123ef789' }],
        renewsNslf: true,
      },
    ],
  });
  server.answer(contract.sales.mend, { results: [{ id: invoice._id, outcome: 'mended' }] });
  await openInvoice(refused, { hindrance: 'invoice-refused' });
  await text('Propozimi, nga konfigurimet');
  expect(document.querySelector('mark')?.textContent).toBe('456');
  await text('cd123ef789');
  await text('NSLF-i bëhet i ri');
  await text('Business unit code is not active');
  await text('7c19ab00-40fe-4000-8000-000000000001');
  await press('Ndreq dhe ridërgo');
  await text('Fatura u ndreq dhe u nis te tatimet.');
  expect(server.sent(contract.sales.mend)).toEqual([{ ids: [invoice._id] }]);
});

test('a refused invoice without a proposal shows the faulty value and no repair button', async () => {
  server.answer(contract.sales.quoteMend, {
    invoices: [{ id: invoice._id, hindrance: null, changes: [], renewsNslf: false }],
  });
  await openInvoice(refused, { hindrance: 'invoice-refused' });
  await text('Kodi i njësisë së biznesit');
  await waitFor(() => expect(server.sent(contract.sales.quoteMend)).toHaveLength(1));
  expect(texts('Propozimi')).toHaveLength(0);
  expect(buttons('Ndreq dhe ridërgo')).toHaveLength(0);
});

test('the timeline of an e-invoice shows its EIC step and its status, and the history shows the EIC', async () => {
  server.answer(contract.eInvoices.one, {
    eInvoice: {
      eic,
      state: 'registered',
      registeredAt: aMoment,
      status: 'DELIVERED',
      statusChangedAt: aMoment,
      history: [],
      warnings: [],
      attempts: 1,
      nextAttemptAt: null,
      lastFailedAt: null,
      fault: null,
      faultCode: null,
      faultText: null,
      invoiceType: null,
      process: null,
      taxPointOption: null,
      taxPointDate: null,
      transporter: null,
      payee: null,
      taxRep: null,
      cardPayment: null,
      files: [],
    },
  });
  await openInvoice({
    isEinvoice: true,
    eInvoice: { eic, state: 'registered', status: 'DELIVERED' },
    timeline: [
      ...invoice.timeline,
      { kind: 'fiscalized', at: aMoment, by: '', about: 'b7e0' },
      { kind: 'registered', at: aMoment, by: '', about: eic },
      { kind: 'status', at: aMoment, by: '', about: 'DELIVERED' },
    ],
  });
  const steps = await screen.findByRole('region', { name: 'Jeta e faturës' });
  expect(steps.textContent).toMatch(/NIVF.*EIC.*E dorëzuar/u);
  await text('E-faturë: E dorëzuar');
  const history = await screen.findByRole('region', { name: 'Historiku' });
  expect(history.textContent).toContain(eic);
});

test('an unpaid invoice opens the payment of its customer with the invoice chosen; a paid one does not offer it', async () => {
  await openInvoice({ customerId: anId(5), paidState: 'PAID' });
  await button('Korrigjo');
  expect(buttons('Regjistro pagesën')).toEqual([]);
  await openInvoice({ customerId: anId(5), paidState: 'PARTIALLY_PAID' });
  await press('Regjistro pagesën');
  await waitFor(() => expect(location.pathname).toBe('/subject_drawer/payment'));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    type: 'customer',
    subject: anId(5),
    document: invoice._id,
  });
});

test('a role that only reads customers is not offered the payment of an invoice', async () => {
  server.answer(contract.sales.one, { invoice: { ...invoice, paidState: 'UNPAID' } });
  server.answer(contract.sales.correctable, correctable);
  server.answer(contract.wtn.ofInvoice, { wtns: [] });
  await enter(`/receipts/${invoice._id}`, {
    title: 'Faturë 7/2026',
    as: someoneWho({ receipts: 'readWrite', customers: 'read' }),
  });
  await text('Hotel Jonufra');
  expect(buttons('Regjistro pagesën')).toEqual([]);
});

/** The invoice as a list returns it, with another number. */
function row(number: number) {
  const known = Object.keys(contract.sales.list.output.shape.invoices.element.shape);
  const numbered = {
    ...invoice,
    _id: anId(number),
    meta: { ...invoice.meta, invoiceNumber: `${number}/2026` },
  };
  return Object.fromEntries(
    Object.entries(numbered).filter(([name]) => known.includes(name)),
  ) as WireOutputOf<typeof contract.sales.list>['invoices'][number];
}

test('J and K open the next and the previous invoice of the list, and back navigation returns to the list', async () => {
  server.answer(contract.sales.list, {
    invoices: [row(8), row(7), row(6)],
    count: 3,
    isMore: false,
    isSortCut: false,
    days: [],
    totals: null,
  });
  server.answer(contract.sales.one, ({ id }) => {
    const number = Number.parseInt(id, 16);
    return { invoice: { ...invoice, _id: id, meta: { ...invoice.meta, invoiceNumber: `${number}/2026` } } };
  });
  server.answer(contract.sales.correctable, correctable);
  server.answer(contract.wtn.ofInvoice, { wtns: [] });
  await enter('/receipts', { title: 'Faturat' });
  await user.click((await screen.findAllByText('7/2026'))[0] as HTMLElement);
  await heading('Faturë 7/2026');
  await user.keyboard('j');
  await heading('Faturë 6/2026');
  await user.keyboard('jk');
  await heading('Faturë 7/2026');
  await user.keyboard('k');
  await heading('Faturë 8/2026');
  history.back();
  expect(await heading('Faturat')).toBeTruthy();
});
