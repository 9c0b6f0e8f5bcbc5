import { describe, expect, test } from 'vitest';
import { axeFindings, findingsAtBothWidths } from './axe-findings.ts';
import { arrivesAt, owner, phone, signIn } from './browser.ts';
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

/** A field, what its cell says, and why that cannot be taken. */
type Trouble = readonly [field: string, text: string, reason: string];

/** Each trouble in a row of its own that is otherwise good. */
function sheetWith(good: Readonly<Record<string, (row: number) => string>>, troubles: readonly Trouble[]) {
  const fields = Object.keys(good);
  const rows = troubles.map(([spoiled, text], row) =>
    fields.map((field) => (field === spoiled ? text : (good[field]?.(row) ?? ''))).join(';'),
  );
  return { name: 'me-gabime.csv', content: [fields.join(';'), ...rows].join('\n') };
}

async function areSaid({ page }: ImportVisit, troubles: readonly Trouble[]): Promise<void> {
  for (const [place, [field, text, reason]] of troubles.entries()) {
    await page.getByRole('complementary', { name: 'Gabimet' }).getByText(reason).first().waitFor();
    const row = page.getByRole('row', { name: new RegExp(`^${place + 2}\\b`) });
    const faulty = row.locator('[aria-invalid=true]');
    expect(await faulty.count(), `${field}: ${text}`).toBe(1);
    expect(await faulty.textContent()).toContain(reason);
  }
}

describe('every cell that cannot be taken says why', () => {
  test('of articles', async () => {
    const taken = await barcodeInUse();
    const good = {
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
    const troubles: Trouble[] = [
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
    const studio = await ImportVisit.of(trial);
    await studio.give(sheetWith(good, troubles));
    await studio.isChecked();
    await expect.poll(() => studio.counts()).toMatchObject({ new: 0, faulty: troubles.length });
    await areSaid(studio, troubles);
  });

  test('of customers', async () => {
    const good = {
      Emri: (row: number) => `Klient gabimi ${row}`,
      'Lloji i numrit': () => 'ID',
      NIPT: () => '',
      'Kodi i klientit': (row: number) => `GAB-${row}`,
      Telefoni: () => '069 123 4567',
      Email: () => 'ana@firma.al',
      Shteti: () => 'Shqipëri',
    };
    const troubles: Trouble[] = [
      ['Emri', '', 'Kjo fushë është e detyrueshme.'],
      ['Lloji i numrit', 'vulë', 'Lloji “vulë” nuk njihet.'],
      ['NIPT', '1'.repeat(21), 'Lejohen deri në 20 karaktere.'],
      ['Telefoni', '0'.repeat(21), 'Lejohen deri në 20 karaktere.'],
      ['Email', 'ana(at)firma', 'Shkruani një email, p.sh. emri@firma.al.'],
      ['Shteti', 'Atlantida', 'Shteti “Atlantida” nuk njihet.'],
    ];
    const studio = await ImportVisit.of(trial, { kind: 'customers' });
    const { name, content } = sheetWith(good, troubles);
    const twice = ['Klient i mirë', '', '', 'GAB-X', '', '', ''].join(';');
    await studio.give({ name, content: `${content}\n${twice}\n${twice}` });
    await studio.isChecked();
    await expect.poll(() => studio.counts()).toMatchObject({ new: 1, faulty: troubles.length + 1 });
    await areSaid(studio, troubles);
    await studio.page
      .getByRole('complementary', { name: 'Gabimet' })
      .getByText(`E njëjta vlerë është edhe te rreshti ${troubles.length + 2}.`)
      .waitFor();
    await studio.page.getByRole('button', { name: 'Lëre bosh' }).click();
    await expect.poll(() => studio.counts()).toMatchObject({ new: 2, faulty: troubles.length });
  });
});

const teaAt = (price: string, more: string) => ({
  name: 'cmimet.csv',
  content: `Emri;Kodi;Çmimi;Barkodi;Kategoria\nÇaj mali 50 g;NDR-1;${price};${more}`,
});

test('a changed row shows what it replaces beside what it brings, on a laptop and on a phone', async () => {
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  const replaced = () => page.locator('del').allTextContents();
  await studio.give(teaAt('740', ';Çajra'));
  await studio.isChecked();
  await studio.importButton().click();
  await studio.isDone();
  await page.getByRole('button', { name: 'Importo skedar tjetër' }).click();
  await studio.give(teaAt('780', '77NDR-1;Pije'));
  await studio.isChecked();
  expect(await studio.counts()).toEqual({ new: 0, changed: 1, same: 0, faulty: 0 });
  expect(await replaced()).toEqual(['740.00', 'Çajra']);
  for (const cell of ['780 më parë 740.00', '77NDR-1 më parë bosh', 'Pije më parë Çajra'])
    await page.getByRole('gridcell', { name: cell }).waitFor();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await expect.poll(replaced).toEqual(['740.00', 'bosh', 'Çajra']);
  await page.getByText('më parë 740.00').waitFor();
  await studio.importButton().click();
  await studio.isDone();
});

describe('what would be lost is asked about', () => {
  test('corrections, at every step and at the door, which leaves the columns remembered', async () => {
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
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Importo 1 rresht', exact: true }).waitFor();
    await page
      .getByRole('navigation', { name: 'Vendndodhja' })
      .getByRole('link', { name: 'Artikujt' })
      .click();
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

  test('an import whose undo fails, which says so until it is undone', async () => {
    const studio = await ImportVisit.of(trial);
    const { page } = studio;
    await studio.give({ name: 'a.csv', content: 'Emri;Kodi;Çmimi\nNjë;KTH-1;10' });
    await studio.isChecked();
    await studio.importButton().click();
    await studio.isDone();
    const undoCall = '**/imports/articles/undo*';
    await page.route(undoCall, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Zhbëj importin' }).click();
    await page.getByRole('alert').getByText('Importi nuk u kthye dot mbrapsht').waitFor();
    await page.getByText('1 rresht i shkruar është ende aty.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Vendndodhja' })
      .getByRole('link', { name: 'Artikujt' })
      .click();
    await page.getByRole('dialog', { name: 'Të lihet importi përgjysmë?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.unroute(undoCall);
    await page.getByRole('button', { name: 'Provo sërish' }).click();
    await page.getByRole('heading', { name: 'Importi u kthye mbrapsht' }).waitFor();
  });
});
