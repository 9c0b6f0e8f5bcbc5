import { expect, test } from 'vitest';
import { arrivesAt, owner, signIn } from './browser.ts';
import { ImportVisit } from './import-visit.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

async function barcodeInUse(): Promise<string> {
  const [article] = await trial.database<{ barcode: string }[]>`
    select article.barcode from tenant.articles article
    join platform.memberships member on member.business_id = article.business_id
    join platform.users person on person.id = member.user_id
    where person.email = ${owner.email} and article.barcode <> '' and article.deleted_at is null limit 1`;
  return article?.barcode ?? '';
}

/** A field, the text of its cell, and the reason why it is refused. */
type Fault = readonly [field: string, text: string, reason: string];

/** One row for each fault, valid in all other fields. */
function sheetWith(good: Readonly<Record<string, (row: number) => string>>, faults: readonly Fault[]) {
  const fields = Object.keys(good);
  const rows = faults.map(([spoiled, text], row) =>
    fields.map((field) => (field === spoiled ? text : (good[field]?.(row) ?? ''))).join(';'),
  );
  return { name: 'me-gabime.csv', content: [fields.join(';'), ...rows].join('\n') };
}

async function showReasons({ page }: ImportVisit, faults: readonly Fault[]): Promise<void> {
  for (const [index, [field, text, reason]] of faults.entries()) {
    await page.getByRole('complementary', { name: 'Gabimet' }).getByText(reason).first().waitFor();
    const row = page.getByRole('row', { name: new RegExp(`^${index + 2}\\b`) });
    const faulty = row.locator('[aria-invalid=true]');
    expect(await faulty.count(), `${field}: ${text}`).toBe(1);
    expect(await faulty.textContent()).toContain(reason);
  }
}

const goodArticle = {
  Emri: (row: number) => `Provë gabimi ${row}`,
  Kodi: (row: number) => `GAB-${row}`,
  Barkodi: () => '',
  Çmimi: () => '10',
  TVSH: () => '20',
  Njësia: () => 'cope',
  Kosto: () => '',
  Monedha: () => 'lekë',
  'Me gjendje': () => 'po',
};
const articleFaults = (taken: string): readonly Fault[] => [
  ['Emri', '', 'Kjo fushë është e detyrueshme.'],
  ['Barkodi', taken, 'Ky barkod është i zënë.'],
  ['Barkodi', '5,30E+12', 'Excel e ka shkurtuar kodin: 5,30E+12.'],
  ['Çmimi', 'dy', '“dy” nuk është numër.'],
  ['TVSH', '18%', 'TVSH 18% nuk ekziston.'],
  ['Njësia', 'fuçi', 'Kjo njësi nuk ekziston.'],
  ['Kosto', 'pak', '“pak” nuk është numër.'],
  ['Monedha', 'XYZ', 'Monedha “XYZ” nuk njihet.'],
  ['Me gjendje', 'ndoshta', '“ndoshta” nuk kuptohet. Shkruani po ose jo.'],
];

const goodCustomer = {
  Emri: (row: number) => `Klient gabimi ${row}`,
  'Lloji i numrit': () => 'ID',
  NIPT: () => '',
  'Kodi i klientit': (row: number) => `GAB-${row}`,
  Telefoni: () => '069 123 4567',
  Email: () => 'ana@firma.al',
  Adresa: () => 'Rr. e Durrësit 1',
  Qyteti: () => 'Tiranë',
  Shteti: () => 'Shqipëri',
};
const customerFaults: readonly Fault[] = [
  ['Emri', '', 'Kjo fushë është e detyrueshme.'],
  ['Lloji i numrit', 'vulë', 'Lloji “vulë” nuk njihet.'],
  ['NIPT', '1'.repeat(21), 'Lejohen deri në 20 karaktere.'],
  ['Telefoni', '0'.repeat(21), 'Lejohen deri në 20 karaktere.'],
  ['Email', 'ana(at)firma', 'Shkruani një email, p.sh. emri@firma.al.'],
  ['Shteti', 'Atlantida', 'Shteti “Atlantida” nuk njihet.'],
];

test("every faulty cell of articles shows its reason, and 'all or none' is blocked until every fault is corrected", async () => {
  const faults = articleFaults(await barcodeInUse());
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  await studio.give(sheetWith(goodArticle, faults));
  await studio.isChecked();
  await expect.poll(() => studio.counts()).toMatchObject({ new: 0, faulty: faults.length });
  await showReasons(studio, faults);
  await studio.backToFile();
  await studio.give({ name: 'a.csv', content: 'Emri;Çmimi\nNjë;10\nDy;x' });
  await studio.isChecked();
  await page.getByText('Të gjithë ose asnjë').click();
  await page.getByText('Ndreqini gabimet që të merren të gjithë.').waitFor();
  expect(await studio.importButton().isDisabled()).toBe(true);
  await page.keyboard.press('F8');
  await page.locator('td[data-faulty]:focus').waitFor();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Importo 2 rreshta', exact: true }).waitFor();
});

test('every faulty cell of customers shows its reason', async () => {
  const studio = await ImportVisit.of(trial, { kind: 'customers' });
  const faults = studio.page.getByRole('complementary', { name: 'Gabimet' });
  const { name, content } = sheetWith(goodCustomer, customerFaults);
  const count = customerFaults.length;
  const twice = ['Klient i mirë', '', '', 'GAB-X', '', '', 'Rr. 1', 'Fier', ''].join(';');
  await studio.give({ name, content: `${content}\n${twice}\n${twice}` });
  await studio.isChecked();
  await expect.poll(() => studio.counts()).toMatchObject({ new: 1, faulty: count + 1 });
  await showReasons(studio, customerFaults);
  await faults.getByText(`E njëjta vlerë është edhe te rreshti ${count + 2}.`).waitFor();
  await studio.page.getByRole('button', { name: 'Lëre bosh' }).click();
  await expect.poll(() => studio.counts()).toMatchObject({ new: 2, faulty: count });
});

test('leaving an import with corrections asks for confirmation at every step and at sign-out, and the column mapping is saved', async () => {
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  const browserDialogs: string[] = [];
  page.on('dialog', (dialog) => {
    browserDialogs.push(dialog.type());
    void dialog.accept();
  });
  const question = page.getByRole('dialog', { name: 'Largohu pa ruajtur?' });
  const stay = async () => {
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
  };
  const signOut = async () => {
    await page.getByRole('button', { name: /^Llogaria/ }).click();
    await page.getByRole('menuitem', { name: 'Dil' }).click();
  };
  const file = { name: 'a.csv', content: 'Malli ynë;Sa\nNjë;x' };
  await studio.give(file);
  await page.getByLabel('Fusha për Malli ynë').selectOption('name');
  await page.getByLabel('Fusha për Sa').selectOption('price');
  await page.getByRole('button', { name: 'Kontrollo rreshtat' }).click();
  await studio.isChecked();
  await page.keyboard.press('F8');
  await page.locator('td[data-faulty]:focus').waitFor();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Importo 1 rresht', exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Vendndodhja' }).getByRole('link', { name: 'Artikujt' }).click();
  await stay();
  await signOut();
  await stay();
  await page.getByRole('button', { name: 'Ndrysho kolonat' }).click();
  await page.getByRole('button', { name: 'Kthehu' }).click();
  await stay();
  await page.getByRole('button', { name: 'Kontrollo rreshtat' }).click();
  await studio.isChecked();
  await expect.poll(() => studio.cell('20').count()).toBe(1);

  await signOut();
  await question.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
  await arrivesAt(page, 'Mirë se erdhët');
  expect(browserDialogs).toEqual([]);
  await signIn(page, owner);
  await arrivesAt(page, 'Paneli');
  await page.getByRole('button', { name: 'Artikuj', exact: true }).click();
  await page.getByRole('link', { name: 'Importi', exact: true }).click();
  await arrivesAt(page, 'Importo artikuj');
  await studio.give(file);
  await studio.isChecked();
});
