import { contract } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  choose,
  enter,
  field,
  fill,
  noText,
  press,
  reload,
  screen,
  server,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';
import { anArticle, answerCatalog, secondShop } from '../articles/testing/fake-catalog.ts';

const till = (number: number, name: string, shopId: string) => ({
  _id: anId(number),
  shopId,
  name,
  deviceUUID: '',
  tcrCode: '',
  updatedAt: aMoment,
});

beforeEach(async () => {
  answerCatalog(
    anArticle(1, 'Vaj ulliri', { price: 120, byShops: [{ shopId: secondShop._id, price: 150 }] }),
    anArticle(2, 'Verë', { price: 10, currency: 'EUR' }),
  );
  server.answer(contract.tills.posList, {
    posList: [till(8, 'Arka 1', aBusiness.shops[0]?._id ?? ''), till(9, 'Arka 2', secondShop._id)],
  });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.shops.list, { shops: [] });
  await enter('/wtn/new', { title: 'Faturë shoqëruese e re' });
});

const value = async () => (await field('Vlera e mallrave')).value.replaceAll('\u00A0', ' ');
const becomes = (wanted: string) => waitFor(async () => expect(await value()).toBe(wanted));

async function add(typed: string): Promise<void> {
  await user.click(await field('Kërkoni artikullin ose shkruani emrin'));
  await user.keyboard(`${typed}{Enter}`);
}

test('the value of the goods follows the lines at the prices of the shop of the till', async () => {
  await add('2*vaj');
  await becomes('240.00');
  await text('Sipas çmimeve të shitjes');
  await fill('Malli 1: Sasia', '3');
  await becomes('360.00');
  await choose('Arka', 'Arka 2');
  await becomes('450.00');
  await add('verë');
  await becomes('1 435.00');
  await press('Hiq mallin 1');
  await becomes('985.00');
  expect(await value()).toBe('985.00');
});

test('a value that the user typed stays when the lines change', async () => {
  await add('vaj');
  await becomes('120.00');
  await fill('Vlera e mallrave', '99');
  await noText('Sipas çmimeve të shitjes');
  await add('2*verë');
  await waitFor(async () => expect((await field('Malli 2: Sasia')).value).toBe('2.000'));
  expect(await value()).toMatch(/^99/u);
});

test('a line without an article empties the value of the goods, because its price is unknown', async () => {
  await add('vaj');
  await becomes('120.00');
  await user.click(await field('Kërkoni artikullin ose shkruani emrin'));
  await user.keyboard('Arkë druri');
  await user.click(await screen.findByRole('option', { name: /Rresht i lirë/u }));
  await becomes('');
  expect(await value()).toBe('');
});

test('after a reload, the value of the goods in the restored draft still follows the lines', async () => {
  await add('vaj');
  await becomes('120.00');
  await reload();
  await text('Sipas çmimeve të shitjes');
  await fill('Malli 1: Sasia', '4');
  await becomes('480.00');
  expect(await value()).toBe('480.00');
});

test('goods with a name above 50 letters show that the tax authority gets the name cut off', async () => {
  await add('vaj');
  await becomes('120.00');
  await noText('Emri ka më shumë se 50 shkronja');
  await fill('Malli 1: Emri', 'x'.repeat(51));
  expect(await text('Emri ka më shumë se 50 shkronja')).toBeDefined();
});
