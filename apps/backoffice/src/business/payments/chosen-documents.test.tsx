import { contract } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  anId,
  dialog,
  enter,
  fill,
  isDisabled,
  press,
  screen,
  server,
  text,
  toggle,
  waitFor,
} from '../../testing/index.ts';
import {
  answerPayments,
  done,
  formPath,
  inEuro,
  inLek,
  subject,
  subjectId,
} from './testing/answer-payments.ts';

const { payments } = contract;

beforeEach(answerPayments);

test('a part above the open amount of a document is an error, and a smaller part becomes the amount of the payment', async () => {
  await enter(formPath, { title: 'Pagesë e re' });
  await toggle('Zgjidh 11/2026');
  await fill('Pjesa e paguar e 11/2026', '1200');
  await waitFor(() =>
    expect(screen.getAllByText('Më shumë se sa ka mbetur nga kjo faturë.')).toHaveLength(2),
  );
  await fill('Pjesa e paguar e 11/2026', '250');
  server.answer(payments.pay, done);
  await press('Regjistro pagesën');
  await waitFor(() => expect(server.sent(payments.pay)).toHaveLength(1));
  expect(server.sent(payments.pay)).toMatchObject([
    { amount: 250, documents: [{ _id: inLek._id, amount: 250 }] },
  ]);
});

test('the form computes the rest of an amount with the documents of all pages', async () => {
  const second = { ...inLek, _id: anId(7), number: '13/2026' };
  server.answer(payments.whatCanIPay, ({ page }) => ({
    documents: page === 2 ? [second] : [inLek],
    credits: [],
    totalResult: 2,
    isMore: false,
    open: 2000,
    ages: subject.ages,
    balances: subject.balances,
  }));
  await enter(formPath, { title: 'Pagesë e re' });
  await fill('Shuma', '2000');
  await text('2 000.00');
  expect(screen.queryByRole('checkbox', { name: /^Mbaje tepricën/ })).toBeNull();
  await fill('Shuma', '2001');
  await screen.findByRole('checkbox', { name: 'Mbaje tepricën 1.00 ALL si parapagim' });
});

test('a document named in the URL of the form is chosen and paid in whole', async () => {
  await enter(`${formPath}&document=${inLek._id}`, { title: 'Pagesë e re' });
  await screen.findByRole('checkbox', { name: 'Zgjidh 11/2026', checked: true });
  server.answer(payments.pay, done);
  await press('Regjistro pagesën');
  await waitFor(() => expect(server.sent(payments.pay)).toHaveLength(1));
  expect(server.sent(payments.pay)).toMatchObject([{ amount: 1000, documents: [{ _id: inLek._id }] }]);
});

const advance = { ...inLek, _id: anId(0x31), isAdvance: true, number: '5/2026', open: -300, openMon: -300 };

/** Opens the dialog for a subject with an advance in lek. */
async function openSetOff(): Promise<HTMLElement> {
  const shown = { subject: { ...subject, credit: 300 }, entries: [], opening: [], clientCredit: null };
  server.answer(payments.subject, { ...shown, totalResult: 0, isMore: false });
  server.answer(payments.whatCanIPay, openWith([inLek, inEuro]));
  await enter(`/subject_drawer/customer/${subjectId}`, { title: 'Bar Rozafa' });
  await press('Përdor parapagimin');
  return dialog('Përdor parapagimin');
}

const openWith = (documents: (typeof inLek)[]) => {
  const { ages, balances } = subject;
  const totals = { totalResult: documents.length, isMore: false, open: 10_900 };
  return { documents, credits: [advance], ages, balances, ...totals };
};

test('a set-off uses the chosen credit for the chosen document', async () => {
  const shown = await openSetOff();
  await toggle('Parapagim 5/2026 · 300.00 ALL');
  await toggle(/^11\/2026/);
  server.answer(payments.setOff, { ...done, message: 'Parapagimi u përdor me sukses!' });
  await press('Përdor parapagimin', shown);
  await text('Parapagimi u përdor me sukses!');
  expect(server.sent(payments.setOff)).toMatchObject([
    { subjectId, creditIds: [advance._id], documentIds: [inLek._id] },
  ]);
});

test('after the first choice of a set-off, documents of another currency are disabled', async () => {
  await openSetOff();
  const euro = await screen.findByRole('checkbox', { name: /^12\/2026/ });
  expect(isDisabled(euro)).toBe(false);
  await toggle('Parapagim 5/2026 · 300.00 ALL');
  await waitFor(() => expect(isDisabled(euro)).toBe(true));
  expect(isDisabled(screen.getByRole('checkbox', { name: /^11\/2026/ }))).toBe(false);
});

test('a set-off that is refused because a chosen document was paid elsewhere is sent again without this document', async () => {
  const shown = await openSetOff();
  await toggle('Parapagim 5/2026 · 300.00 ALL');
  await toggle(/^11\/2026/);
  server.refuse(payments.setOff, 'payment-nothing-open');
  const other = { ...inLek, _id: anId(0x32), number: '14/2026' };
  server.answer(payments.whatCanIPay, openWith([other, inEuro]));
  await press('Përdor parapagimin', shown);
  await toggle(/^14\/2026/);
  server.answer(payments.setOff, { ...done, message: 'Parapagimi u përdor me sukses!' });
  await press('Përdor parapagimin', shown);
  await text('Parapagimi u përdor me sukses!');
  expect(server.sent(payments.setOff)[1]).toMatchObject({
    creditIds: [advance._id],
    documentIds: [other._id],
  });
});
