import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { anInvoice } from '../../business/sales/testing/an-invoice.ts';
import {
  aBusiness,
  aListedBusiness,
  aManagedBusiness,
  aMoment,
  anId,
  button,
  enter,
  fill,
  follow,
  press,
  screen,
  server,
  superAdmin,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';

const { businessId, name } = aBusiness;

async function open(section: string): Promise<void> {
  await enter(`/business/edit-business?businessId=${businessId}&section=${section}`, {
    as: superAdmin,
    title: name,
  });
}

test('the section of the owner shows which contacts are verified, and its links open pages of the same business', async () => {
  server.answer(contract.messages.list, {
    isCut: false,
    messages: [
      {
        _id: anId(1),
        kind: 'passwordGiven',
        channel: 'email',
        recipient: 'pronar@market.example',
        at: aMoment,
        state: 'failed',
        stateAt: aMoment,
      },
    ],
  });
  await open('owner');
  const owner = await screen.findByRole('region', { name: 'Pronari' });
  expect(owner.textContent).toMatch(/pronar@market\.example\s*i verifikuar/);
  expect(owner.textContent).toMatch(/\+355691234567\s*i paverifikuar/);
  await follow('Njoftimet');
  await text('Fjalëkalimi juaj u vendos nga dikush tjetër');
  await text('Dështoi');
  expect(server.sent(contract.messages.list)).toEqual([{ businessId }]);
});

test.each([
  ['without a certificate', null, 'Aktiv'],
  ['with a valid certificate', '2999-01-01T00:00:00.000Z', 'Aktiv'],
  ['with a certificate that has ended', '2020-01-01T00:00:00.000Z', 'Skaduar'],
])('the head shows the state of a business %s', async (_which, certificateEndsAt, state) => {
  server.answer(contract.managedBusinesses.data, { business: { ...aManagedBusiness, certificateEndsAt } });
  await open('owner');
  expect((await text(state)).isConnected).toBe(true);
});

describe('a deleted business', () => {
  beforeEach(() => {
    server.answer(contract.managedBusinesses.list, {
      businesses: [{ ...aListedBusiness, _id: businessId, businessName: name, deleted: true }],
      removed: [],
      isCut: false,
      businessUpdatedAt: '2',
    });
    server.refuse(contract.managedBusinesses.data, 'not-found');
  });

  test('the page of a deleted business has no sections and can restore the business', async () => {
    await open('shops');
    await text('I fshirë');
    expect(screen.queryByRole('link', { name: 'Pronari' })).toBeNull();
    server.answer(contract.managedBusinesses.restore, { businessUpdatedAt: '3' });
    await press('Kthe biznesin');
    await text('Biznesi u kthye');
    expect(server.sent(contract.managedBusinesses.restore)).toEqual([{ businessId }]);
  });
});

test('an admin comments on the business, and all files of a comment can be downloaded in one archive', async () => {
  const files = ['nje.png', 'dy.png'].map((file, place) => ({
    _id: anId(place + 2),
    name: file,
    type: 'image/png',
    size: 3,
  }));
  server.answer(contract.settings.comments, {
    comments: [{ _id: anId(1), at: aMoment, userName: 'Arta Admin', message: 'Telefonova.', files }],
  });
  server.answer(contract.settings.postComment, { _id: anId(4) });
  await open('comments');
  await fill('Komenti', 'Presim certifikatën.');
  await press('Posto komentin');
  await text('Komenti u postua');
  expect(server.sent(contract.settings.postComment)).toMatchObject([
    { businessId, message: 'Presim certifikatën.' },
  ]);
  await button('Shkarko 2 skedarë si ZIP');
});

test('the page of a business without a contract says so, and an admin writes a contract for it', async () => {
  const signed = { base64: null, fileName: null, signedAt: null, signedBy: null, sha256: null };
  server.answer(contract.contracts.signed, { isDue: false, ...signed });
  server.answer(contract.contracts.unsigned, { base64: null, templateId: null, fileName: null });
  server.answer(contract.contracts.update, { templateId: anId(9), message: 'U ruajt' });
  await open('contract');
  await text('NUK KA KONTRATË');
  await screen.findByRole('region', { name: 'Kontrata Tezga' });
  await fill('Titulli', 'Kontratë e posaçme');
  await fill('Teksti', '# Neni 1');
  await press('Ruaj kontratën');
  await waitFor(() =>
    expect(server.sent(contract.contracts.update)).toEqual([
      { businessId, title: 'Kontratë e posaçme', body: '# Neni 1' },
    ]),
  );
});

test('a new text of a signed contract is shown together with the signed one until the business accepts it', async () => {
  const text64 = { base64: 'JVBERi0xLjQ=', fileName: 'kontrata.pdf' };
  server.answer(contract.contracts.signed, {
    isDue: true,
    ...text64,
    signedAt: aMoment,
    signedBy: 'Drita Hoxha',
    sha256: 'a'.repeat(64),
  });
  server.answer(contract.contracts.unsigned, { ...text64, fileName: 'e-re.pdf', templateId: anId(9) });
  await open('contract');
  await screen.findByRole('region', { name: 'Teksti në fuqi, ende i papranuar' });
  const signed = await screen.findByRole('region', { name: 'Kontrata Tezga' });
  expect(signed.textContent).toContain('Pranuar nga Drita Hoxha');
});

type ListedInvoice = WireOutputOf<typeof contract.sales.salesPage>['sales'][number];

/** The invoice with the fields that lists have. */
const aListedInvoice = Object.fromEntries(
  Object.keys(contract.sales.salesPage.output.shape.sales.element.shape).map((fieldName) => [
    fieldName,
    anInvoice[fieldName as keyof typeof anInvoice],
  ]),
) as unknown as ListedInvoice;

test('resending the pending invoices counts only those that were queued, and says what happened to the others', async () => {
  const pending = {
    ...aListedInvoice,
    deadline: null,
    hoursLeft: null,
    deadlineState: null,
    seen: null,
    attempts: 1,
    nextAttemptAt: null,
    faultCode: null,
    faultText: null,
  };
  const outcomes = ['queued', 'queued', 'fiscalized', 'retracted', 'not-found'] as const;
  server.answer(contract.sales.waitingOfBusiness, {
    invoices: outcomes.map((_outcome, place) => ({ ...pending, _id: anId(place + 1) })),
    count: 5,
    nearCount: 0,
    missedCount: 0,
    seenCount: 0,
  });
  server.answer(contract.sales.resendForBusiness, ({ ids }) => ({
    results: ids.map((id, place) => ({ id, outcome: outcomes[place] ?? 'queued' })),
  }));
  await open('waiting');
  await press('Ridërgo të gjitha');
  await text('2 fatura u ridërguan');
  const others = '1 faturë është pranuar tashmë. 1 faturë është hequr nga librat. 1 faturë nuk gjendet.';
  expect((await text(others)).isConnected).toBe(true);
});

test('a sale with two equal lines shows both', async () => {
  const [line] = anInvoice.items;
  if (line === undefined) throw new Error('the invoice has no line');
  server.answer(contract.sales.salesOfBusiness, { today: none, month: none, year: none });
  server.answer(contract.sales.salesPage, { sales: [aListedInvoice], count: 1, isMore: false });
  server.answer(contract.sales.saleOfBusiness, { invoice: { ...anInvoice, items: [line, line] } });
  await open('sales');
  await press(/7\/2026/);
  expect(await screen.findAllByRole('row', { name: /Kafe e bluar/ })).toHaveLength(2);
});

const none = { count: 0, totalPriceWithoutVAT: 0, totalVATAmount: 0, totalPrice: 0 };

test('the sales are requested ten at a time, and a new search starts at page 0 again', async () => {
  server.answer(contract.sales.salesOfBusiness, { today: none, month: none, year: none });
  server.answer(contract.sales.salesPage, { sales: [], count: 11, isMore: false });
  await open('sales');
  await press('Faqja tjetër');
  await waitFor(() => expect(server.sent(contract.sales.salesPage).at(-1)).toMatchObject({ page: 1 }));
  await user.type(screen.getByPlaceholderText('Numër, klient, NIVF, shumë'), '9');
  await waitFor(() =>
    expect(server.sent(contract.sales.salesPage).at(-1)).toMatchObject({ businessId, page: 0, search: '9' }),
  );
});

test('the URL of the business page without a business id redirects to the list of businesses', async () => {
  await enter('/business/edit-business', { as: superAdmin, title: 'Bizneset' });
  expect(location.pathname).toBe('/business');
});
