import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  dialog,
  enter,
  heading,
  screen,
  server,
  someoneWho,
  user,
  waitFor,
  within,
} from '../testing/index.ts';
import { anArticle, answerCatalog } from '../business/articles/testing/fake-catalog.ts';
import { aCustomer, anInvoiceTo, answerCustomers } from '../business/customers/testing/fake-customers.ts';

async function openPalette(typed: string): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}');
  const palette = await dialog('Kërkim dhe veprime');
  if (typed !== '') await user.type(within(palette).getByRole('combobox'), typed);
  return palette;
}

const groupsIn = (palette: HTMLElement) =>
  within(palette)
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));

test('articles are listed before the invoices that contain them, and an invoice has its buyer, amount and status', async () => {
  answerCatalog(anArticle(1, 'Banane', { price: 180 }));
  const invoices = [anInvoiceTo(anId(1), 8, 1250)];
  server.answer(contract.sales.find, { invoices });
  await enter('/articles', { title: 'Artikujt' });
  const palette = await openPalette('banan');
  const invoice = await within(palette).findByRole('option', { name: /8\/2026/ });
  expect(invoice.textContent).toMatch(/Restorant Te Ura.*1\s250\.00.*E fiskalizuar/u);
  await within(palette).findByRole('option', { name: /^Banane.*180\.00/u });
  expect(groupsIn(palette)).toEqual(['Artikuj', 'Faturat']);
});

test('a search for an invoice number does not offer an article whose barcode contains it', async () => {
  answerCatalog(anArticle(1, 'Me barkod', { barcode: '5304021' }));
  const invoices = [anInvoiceTo(anId(1), 402, 90)];
  server.answer(contract.sales.find, { invoices });
  await enter('/articles', { title: 'Artikujt' });
  const palette = await openPalette('402');
  await within(palette).findByRole('option', { name: /402\/2026/ });
  expect(groupsIn(palette)).toEqual(['Faturat']);
});

test('before typing, the palette offers the recently opened pages and records, without the current page', async () => {
  answerCatalog();
  answerCustomers(aCustomer(1, 'Restorant Te Ura'));
  await enter('/customers', { title: 'Klientët' });
  await user.dblClick(await screen.findByRole('row', { name: /Te Ura/ }));
  await heading('Restorant Te Ura');
  await user.click(screen.getAllByRole('link', { name: 'Klientët' })[0] as HTMLElement);
  await heading('Klientët');
  const palette = await openPalette('');
  const recent = await within(palette).findByRole('group', { name: 'Së fundmi' });
  const titles = within(recent).getAllByRole('option');
  expect(titles.map(({ textContent }) => textContent?.replace('↵', ''))).toEqual(['Restorant Te Ura']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/customers/details/${anId(1)}`));
});

test('a recent page that the role may no longer open is not offered', async () => {
  answerCatalog();
  const reader = someoneWho({ articlesAndCategories: 'read' });
  await enter('/articles', { title: 'Artikujt', as: reader });
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith('tezga-recent')))
    localStorage.setItem(key, JSON.stringify([{ path: '/customers', title: 'Klientët' }]));
  const palette = await openPalette('');
  await within(palette).findByRole('group', { name: 'Faqe' });
  expect(within(palette).queryByRole('group', { name: 'Së fundmi' })).toBeNull();
});

test('on the stock page of an article, the menu item of the articles is marked as current', async () => {
  answerCatalog(anArticle(1, 'Banane'));
  server.answer(contract.warehouse.articleHistory, {
    article: { _id: anId(1), name: 'Banane', sku: 'M-1', deleted: false, unit: 'kg' },
    stock: [],
    shopId: null,
    movements: [],
    count: 0,
  });
  await enter(`/warehouse/articles/${anId(1)}`);
  await waitFor(() => {
    const current = screen.getAllByRole('link', { name: 'Artikujt', current: 'page' });
    expect(current).toHaveLength(1);
  });
});
