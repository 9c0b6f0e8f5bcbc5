import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  anOwnData,
  enter,
  field,
  screen,
  server,
  user,
  waitFor,
} from '../../../testing/index.ts';
import { anArticle, answerCatalog } from '../testing/fake-catalog.ts';

const till = {
  _id: anId(0x61),
  shopId: anId(0x51),
  name: 'Arka 1',
  deviceUUID: '',
  tcrCode: 'xy123ab456',
  updatedAt: aMoment,
};

/** Types into the article search of a new accompanying invoice. */
async function search(text: string, groupArticlesByName: boolean) {
  answerCatalog(anArticle(1, 'Kafe'), anArticle(2, 'KAFE', { sku: '2002' }), anArticle(3, 'Kafe turke'));
  server.answer(contract.businesses.ownData, { ownData: { ...anOwnData, groupArticlesByName } });
  server.answer(contract.tills.posList, { posList: [till] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.shops.list, { shops: [] });
  await enter('/wtn/new');
  await user.type(await field('Kërkoni artikullin ose shkruani emrin'), text);
  return field('Kërkoni artikullin ose shkruani emrin');
}

/** The results, without the choice of a line without an article. */
const results = () =>
  screen
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((text) => /kafe/i.test(text) && !text.includes('“') && !text.includes('«'));

const showsResults = (...expected: string[]) =>
  waitFor(() => expect(results()).toEqual(expected.map((text) => expect.stringContaining(text) as string)));

test('with grouping by name, articles of one name are one result, which Enter opens to choose one of them', async () => {
  const typed = await search('kafe', true);
  await showsResults('2 me këtë emër', 'Kafe turke');
  await user.type(typed, '{Enter}');
  await showsResults('1001', '2002');
  await user.click(screen.getByRole('option', { name: /2002/ }));
  expect(screen.getByDisplayValue('KAFE')).toBeDefined();
});

test('without grouping by name, each article is a result', async () => {
  await search('kafe', false);
  await waitFor(() => expect(results()).toHaveLength(3));
});
