import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  FakeRefusal,
  aBusiness,
  aMoment,
  admit,
  anId,
  dialog,
  enter,
  fill,
  heading,
  owner,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../../testing/index.ts';

const { warehouse } = contract;
const stocktakeId = anId(0x51);

const open: WireOutputOf<typeof warehouse.stocktake>['stocktake'] = {
  _id: stocktakeId,
  documentCode: 'IN-1/2026',
  status: 'open',
  openedAt: aMoment,
  openedByName: 'Drita Hoxha',
  shopId: aBusiness.shops[0]?._id ?? '',
  shopName: 'Dyqani qendror',
  categoryId: null,
  categoryName: null,
  isBlind: false,
  notes: '',
  closedAt: null,
  closedByName: null,
  adjustment: null,
  articlesCount: 4,
  countedCount: 1,
  differentCount: 1,
  surplus: 0,
  shortage: -300,
};
const line: WireOutputOf<typeof warehouse.stocktakeLines>['lines'][number] = {
  articleId: anId(7),
  name: 'Miell gruri',
  sku: 'M-1',
  unit: 'kg',
  counted: 7,
  expected: 10,
  difference: -3,
  value: -300,
  countedBy: ['Drita Hoxha'],
  countedAt: aMoment,
};

beforeEach(() => {
  localStorage.clear();
  server.answer(warehouse.stocktake, { stocktake: open });
  server.answer(warehouse.stocktakeLines, { lines: [line], total: 1 });
});

test('the page shows progress and differences, and closing sends the choice for uncounted articles', async () => {
  await enter(`/warehouse/stocktakes/${stocktakeId}`, { title: 'Inventarizim IN-1/2026' });
  await text('U numëruan 1 nga 4 artikuj');
  await text('−300.00');
  server.answer(warehouse.closeStocktake, { adjustment: { _id: anId(3), documentCode: 'FP-1/2026' } });
  await press('Mbyll inventarizimin');
  await text('Artikujt e panumëruar: 3');
  await user.click(screen.getByRole('radio', { name: 'Gjendja e tyre bëhet zero' }));
  const buttons = screen.getAllByRole('button', { name: 'Mbyll inventarizimin' });
  await user.click(buttons.at(-1) as HTMLElement);
  await text('IN-1/2026 u mbyll me përshtatjen FP-1/2026.');
  expect(server.sent(warehouse.closeStocktake)).toEqual([{ id: stocktakeId, uncounted: 'zero' }]);
});

test('in a blind stocktake an employee sees no expected quantities or differences, a row does not open the stock, and a read-only role may not count', async () => {
  const blind = { ...open, isBlind: true, differentCount: null, surplus: null, shortage: null };
  server.answer(warehouse.stocktake, { stocktake: blind });
  const hidden = { ...line, expected: null, difference: null, value: null };
  server.answer(warehouse.stocktakeLines, { lines: [hidden], total: 1 });
  await enter(`/warehouse/stocktakes/${stocktakeId}`, { as: someoneWho({ warehouse: 'read' }) });
  await text('Numërim i verbër: diferencat shihen pas mbylljes.');
  await user.dblClick(await text('Miell gruri'));
  expect(location.pathname).toBe(`/warehouse/stocktakes/${stocktakeId}`);
  expect(screen.queryByText('E pritur')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Numëro' })).toBeNull();
});

test('a scan is sent at once with a new idempotency key, and a refused scan stays in the list with its reason', async () => {
  const article = { _id: anId(7), name: 'Miell gruri', sku: 'M-1', unit: 'kg' };
  server.answer(warehouse.countStock, { article, counted: 8 });
  await enter(`/warehouse/stocktakes/${stocktakeId}/count`, { title: 'Numëro' });
  await fill('Skanoni ose shkruani kodin', '530');
  await press('Shto numërimin');
  await text('Miell gruri: 8.000 kg');
  server.refuse(warehouse.countStock, 'stocktake-other-article');
  await fill('Skanoni ose shkruani kodin', 'X-9');
  await press('Shto numërimin');
  await text('Asnjë artikull i këtij inventarizimi nuk e ka këtë kod.');
  const [first, second] = server.sent(warehouse.countStock);
  expect(first).toMatchObject({ stocktakeId, code: '530', quantity: 1, isRecount: false });
  expect(second).toMatchObject({ code: 'X-9' });
  expect(second?.countId).not.toBe(first?.countId);
  await waitFor(() =>
    expect(localStorage.getItem(`tezga-counts-${stocktakeId}-${owner.userId}`)).toContain('"refused"'),
  );
});

test.each([
  ['failed', null],
  ['not-permitted', '"refused"'],
] as const)(
  'a count whose call always ends with %s does not block the counts after it',
  async (code, state) => {
    const article = { _id: anId(7), name: 'Miell gruri', sku: 'M-1', unit: 'kg' };
    server.answer(warehouse.countStock, (sent) =>
      sent.code === 'X-9' ? new FakeRefusal(code) : { article, counted: 8 },
    );
    await enter(`/warehouse/stocktakes/${stocktakeId}/count`, { title: 'Numëro' });
    for (const scanned of ['X-9', '530']) {
      await fill('Skanoni ose shkruani kodin', scanned);
      await press('Shto numërimin');
    }
    await text('Miell gruri: 8.000 kg');
    const stored = localStorage.getItem(`tezga-counts-${stocktakeId}-${owner.userId}`);
    expect(stored).toContain(state ?? '"pending"');
    if (state === null) await text('Numërimet nuk janë dërguar ende');
  },
);

test.each(['failed', 'too-many-requests'] as const)(
  'a count whose call ends with %s stays in the queue and is sent again by itself with the same idempotency key',
  async (code) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const article = { _id: anId(7), name: 'Miell gruri', sku: 'M-1', unit: 'kg' };
      server.answer(warehouse.countStock, { article, counted: 8 });
      server.refuse(warehouse.countStock, code);
      await enter(`/warehouse/stocktakes/${stocktakeId}/count`, { title: 'Numëro' });
      await fill('Skanoni ose shkruani kodin', '530');
      await press('Shto numërimin');
      await text('Numërimet nuk janë dërguar ende');
      await vi.advanceTimersByTimeAsync(2000);
      await waitFor(() => expect(server.sent(warehouse.countStock).length).toBeGreaterThan(1));
      server.resume(warehouse.countStock);
      await vi.advanceTimersByTimeAsync(60_000);
      await text('Miell gruri: 8.000 kg');
      expect(screen.queryByText('Numërimet nuk janë dërguar ende')).toBeNull();
      expect(new Set(server.sent(warehouse.countStock).map(({ countId }) => countId)).size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  },
);

const countPath = `/warehouse/stocktakes/${stocktakeId}/count`;
const other = someoneWho({ warehouse: 'readWrite' });

/** Scans an article while the call fails with this code. */
async function scanUnsent(code: 'failed' | 'not-signed-in'): Promise<void> {
  server.refuse(warehouse.countStock, code);
  await enter(countPath, { title: 'Numëro' });
  await fill('Skanoni ose shkruani kodin', '530');
  await press('Shto numërimin');
}

test.each([
  ['the server ended the session', async () => scanUnsent('not-signed-in')],
  [
    'the user signed out',
    async () => {
      await scanUnsent('failed');
      await text('Numërimet nuk janë dërguar ende');
      await press(/^Llogaria/);
      await user.click(await screen.findByRole('menuitem', { name: 'Dil' }));
    },
  ],
])(
  'if %s, unsent counts are not shown to another user, and are sent when the same user counts again',
  async (_name, leave) => {
    await leave();
    await heading('Mirë se erdhët');
    const [unsent, ...more] = server.sent(warehouse.countStock);
    const article = { _id: anId(7), name: 'Miell gruri', sku: 'M-1', unit: 'kg' };
    server.answer(warehouse.countStock, { article, counted: 8 });
    await enter(countPath, { title: 'Numëro', as: other });
    await text('Ende asnjë numërim.');
    expect(server.sent(warehouse.countStock)).toHaveLength(1 + more.length);
    await enter(countPath, { title: 'Numëro' });
    await text('Miell gruri: 8.000 kg');
    expect(server.sent(warehouse.countStock).at(-1)).toEqual(unsent);
  },
);

test('a link that signs in another user leaves the unsent counts to the first user', async () => {
  await scanUnsent('failed');
  await text('Numërimet nuk janë dërguar ende');
  const article = { _id: anId(7), name: 'Miell gruri', sku: 'M-1', unit: 'kg' };
  server.answer(warehouse.countStock, { article, counted: 8 });
  await enter(countPath, { arriving: admit(other) });
  await press('Hyr me llogarinë tjetër', await dialog('Të hyni me një llogari tjetër?'));
  await text('Ende asnjë numërim.');
  const sentBefore = server.sent(warehouse.countStock).length;
  await enter(countPath, { title: 'Numëro' });
  await text('Miell gruri: 8.000 kg');
  expect(server.sent(warehouse.countStock)).toHaveLength(sentBefore + 1);
});
