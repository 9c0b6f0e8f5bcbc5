import { contract } from '@tezga/contract';
import { expect, test, vi } from 'vitest';
import {
  aMoment,
  anId,
  button,
  buttons,
  dialog,
  enter,
  fill,
  fillIn,
  follow,
  heading,
  isDisabled,
  links,
  noDialog,
  noText,
  owner,
  press,
  reload,
  screen,
  server,
  someoneWho,
  text,
  texts,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const saved = 'Konfigurimi u ruajt me sukses!';

const open = (section: string, title: string, as = owner) =>
  enter(`/settings?section=${section}`, { title, as });

const sections = () => screen.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });

async function goTo(title: string): Promise<void> {
  await follow(title, sections());
  await heading(title);
}

test('a search by name finds the sections, and the URL contains the selected one', async () => {
  server.answer(contract.currencies.list, { currencies: [] });
  await open('business', 'Të dhënat e biznesit');
  fillIn(within(sections()).getByRole<HTMLInputElement>('searchbox', { name: 'Gjej konfigurim' }), 'monedh');
  await waitFor(() => expect(within(sections()).getAllByRole('link')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await heading('Monedhat');
  expect(location.search).toBe('?section=currencies');
  await reload();
  await heading('Monedhat');
  history.back();
  await heading('Të dhënat e biznesit');
});

test.each([
  [/Kodi QR i pagesës/, 'Paguaj me QR', { paymentQrCode: false, vatSection: true }],
  [/Tabela e TVSH-së/, 'Pa TVSH', { paymentQrCode: true, vatSection: false }],
])('the switch %s is saved at once, and the preview of the invoice follows', async (name, words, after) => {
  let printingConfig = { paymentQrCode: true, vatSection: true };
  const lists = { units: [], vat: [], categories: [], currencies: [], shops: [], logo: null };
  server.answer(contract.settings.necessaryData, () => ({ ...lists, printingConfig }));
  server.answer(contract.settings.setPrinting, (given) => {
    printingConfig = { ...printingConfig, ...given } as typeof printingConfig;
    return { printingConfig, message: saved };
  });
  await open('printing', 'Printimi');
  const preview = within(await screen.findByRole('figure', { name: 'Si del fatura' }));
  await preview.findByText(words, { exact: false });
  await user.click(await screen.findByRole('switch', { name }));
  await waitFor(() => expect(preview.queryAllByText(words, { exact: false })).toHaveLength(0));
  await text(saved);
  expect(server.sent(contract.settings.setPrinting)).toEqual([after]);
});

test.each([
  [/Lejo stok negativ/, contract.settings.setNegativeStock, { allowNegativeStock: true }],
  [/Grupo artikujt sipas emrit/, contract.settings.setGrouping, { groupArticlesByName: true }],
])('the stock switch %s is saved at once', async (name, route, sent) => {
  server.answer(route, { message: saved });
  await open('stock', 'Magazina');
  await user.click(await screen.findByRole('switch', { name }));
  await text(saved);
  expect(server.sent(route)).toEqual([sent]);
});

test('the business changes its VAT status only after a confirmation that names the consequence', async () => {
  server.answer(contract.settings.setInVat, { message: saved });
  await open('vat', 'TVSH');
  await text('Biznesi është në TVSH');
  await press('Kalo jashtë TVSH-së');
  await press('Anulo', await dialog('Biznesi del nga TVSH?'));
  await noDialog();
  expect(server.sent(contract.settings.setInVat)).toEqual([]);
  await press('Kalo jashtë TVSH-së');
  const question = await dialog('Biznesi del nga TVSH?');
  expect(within(question).getByText(/çdo faturë e re lëshohet pa TVSH/)).toBeDefined();
  await press('Kalo jashtë TVSH-së', question);
  await text(saved);
  expect(server.sent(contract.settings.setInVat)).toEqual([{ isInVat: false }]);
});

test('a form shows "everything is saved" only after it has saved something', async () => {
  server.answer(contract.settings.editBusinessData, { updatedAt: aMoment });
  await open('business', 'Të dhënat e biznesit');
  await fill('Adresa', 'Rruga e re 5');
  await text('1 ndryshim');
  await press('Anulo');
  await noText('1 ndryshim');
  expect(texts('Gjithçka është ruajtur')).toHaveLength(0);
  await fill('Adresa', 'Rruga e re 6');
  await press(/^Ruaj/);
  await text('Gjithçka është ruajtur');
});

const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

test('the section of currencies warns about exchange rates that have not changed for days', async () => {
  server.answer(contract.currencies.list, {
    currencies: [
      { _id: 'ALL', name: 'Lek', exchangeRate: 1, updatedAt: at(900) },
      { _id: 'EUR', name: 'Euro', exchangeRate: 98.5, updatedAt: at(30) },
      { _id: 'USD', name: 'Dollar', exchangeRate: 90, updatedAt: at(1) },
    ],
  });
  await open('currencies', 'Monedhat');
  await text('EUR: prej të paktën 30 ditësh pa ndryshuar');
  expect(texts('Kurs i vjetër')).toHaveLength(1);
});

const noCredentials = { password: null, isKept: false, lastLoginAt: null };

test('a missing or too long password of the portal is refused with an error at its field', async () => {
  server.answer(contract.settings.credentials, noCredentials);
  await open('self-care', 'Self-Care');
  await text('asnjëherë');
  await press('Ruaj fjalëkalimin');
  await text('Kjo fushë është e detyrueshme.');
  await fill('Fjalëkalimi i ri i portalit', 'x'.repeat(201));
  await press('Ruaj fjalëkalimin');
  await text('Lejohen deri në 200 karaktere.');
  expect(server.sent(contract.settings.keepCredentials)).toEqual([]);
});

test('the saved password of the portal is shown for half a minute after the owner enters the sign-in password', async () => {
  server.answer(contract.settings.credentials, ({ reveal }) => ({
    ...noCredentials,
    isKept: true,
    password: reveal ? 'Portali-1' : null,
  }));
  server.refuse(contract.access.confirmPassword, 'wrong-password');
  await open('self-care', 'Self-Care');
  await press('Shfaq fjalëkalimin');
  await dialog('Shfaq fjalëkalimin e portalit');
  await fill('Fjalëkalimi juaj', 'gabim');
  await user.keyboard('{Enter}');
  await text('Fjalëkalimi i tanishëm nuk është i saktë.');
  server.answer(contract.access.confirmPassword, { until: aMoment });
  await fill('Fjalëkalimi juaj', 'Tezga-2026');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'setTimeout', 'Date'] });
  try {
    await user.keyboard('{Enter}');
    await text('Portali-1');
    await vi.advanceTimersByTimeAsync(31_000);
    await noText('Portali-1');
  } finally {
    vi.useRealTimers();
  }
  expect(screen.queryAllByRole('dialog')).toHaveLength(0);
});

test('only the owner can read the saved password of the portal', async () => {
  server.answer(contract.settings.credentials, { ...noCredentials, isKept: true });
  await open('self-care', 'Self-Care', someoneWho({ configurations: 'readWrite' }));
  await text('Fjalëkalimin e ruajtur e lexon vetëm pronari i biznesit.');
  expect(buttons('Shfaq fjalëkalimin')).toHaveLength(0);
  expect(await button('Ruaj fjalëkalimin')).toBeDefined();
});

const attach = async (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (input === null) throw new Error('there is no place for files');
  await user.upload(input, files);
};
const csv = () => new File(['emri;sasia\nBukë;2\n'], 'lista.csv', { type: 'text/csv' });

test('a comment is posted with its files, and rejected files are listed', async () => {
  server.answer(contract.settings.comments, { comments: [] });
  server.answer(contract.settings.postComment, { _id: anId(1) });
  await open('comments', 'Komente');
  await press('Posto komentin');
  await text('Kjo fushë është e detyrueshme.');
  await attach(new File(['PK'], 'arkiv.zip', { type: 'application/zip' }), csv());
  await text('arkiv.zip: nuk është në formatin e duhur (lejohen pdf/png/jpeg/csv)');
  await attach(new File([new Uint8Array(10_485_760)], 'i-madh.pdf', { type: 'application/pdf' }));
  await text('i-madh.pdf: madhësia e skedarëve nuk mund të kalojë 10MB');
  await fill('Komenti', 'x'.repeat(2001));
  await press('Posto komentin');
  await text('Lejohen deri në 2000 karaktere.');
  await fill('Komenti', 'Inventari i nëntorit');
  await press('Posto komentin');
  await text('Komenti u postua');
  expect(server.sent(contract.settings.postComment)).toMatchObject([
    { message: 'Inventari i nëntorit', files: [{ name: 'lista.csv' }] },
  ]);
  // Posted files are no longer unsaved changes, so another section opens without a confirmation.
  await goTo('Logo');
});

test('leaving with files chosen for a comment asks for confirmation', async () => {
  server.answer(contract.settings.comments, { comments: [] });
  await open('comments', 'Komente');
  await attach(csv());
  await text('lista.csv');
  await follow('Logo', sections());
  await press('Anulo', await dialog('Largohu pa ruajtur?'));
  await noDialog();
  expect(texts('lista.csv')).not.toHaveLength(0);
  await follow('Logo', sections());
  await press('Largohu pa ruajtur', await dialog('Largohu pa ruajtur?'));
  await heading('Logo');
  await goTo('Komente');
  expect(texts('lista.csv')).toHaveLength(0);
});

test('a user with read-only access sees every section and cannot change it', async () => {
  server.answer(contract.shops.list, { shops: [] });
  server.answer(contract.tills.posList, { posList: [] });
  server.answer(contract.units.list, { units: [] });
  server.answer(contract.accounts.list, { accounts: [] });
  server.answer(contract.settings.comments, { comments: [] });
  server.answer(contract.settings.credentials, noCredentials);
  server.answer(contract.currencies.list, { currencies: [] });
  await open('business', 'Të dhënat e biznesit', someoneWho({ configurations: 'read' }));
  const main = screen.getByRole('main');
  for (const title of [
    'Të dhënat e biznesit',
    'Dyqanet',
    'POS',
    'Njësitë',
    'Monedhat',
    'Llogaritë bankare',
    'Self-Care',
    'Komente',
  ]) {
    await goTo(title);
    await text('Këto konfigurime i shihni, por nuk i ndryshoni.');
    expect(buttons(/Ruaj|Shto|Fshi|Ndrysho|Posto|Shfaq/), title).toHaveLength(0);
    expect(links(/Dyqan i ri|^Shto|^Ndrysho/), title).toHaveLength(0);
    expect(main.querySelectorAll('form input:not([readonly]), form textarea'), title).toHaveLength(0);
  }
  await goTo('Magazina');
  expect(isDisabled(await screen.findByRole('switch', { name: /Lejo stok negativ/ }))).toBe(true);
});

test('a user with read-only access cannot open the form of a new shop', async () => {
  await enter('/shops/add-shop', { as: someoneWho({ configurations: 'read' }), title: 'Paneli' });
  expect(location.pathname).toBe('/dashboard');
});
