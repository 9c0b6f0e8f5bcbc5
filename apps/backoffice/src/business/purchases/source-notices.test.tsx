import { contract, type OutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  enter,
  follow,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';

type Source = OutputOf<typeof contract.purchases.state>['sources'][number];

const aSource = (source: Source['source'], more: Partial<Source> = {}): Source => ({
  source,
  isReady: true,
  askedAt: aMoment,
  toldAt: aMoment,
  failure: null,
  unreadableCount: 0,
  ...more,
});

function answerSources(...sources: Source[]): void {
  server.answer(contract.purchases.state, { sources });
  server.answer(contract.purchases.suppliers, { suppliers: [] });
  server.answer(contract.purchases.list, {
    documents: [],
    totals: { documentsCount: 0, totalPriceWithoutVAT: 0, totalVATAmount: 0, totalPrice: 0 },
    days: [],
    isCut: false,
  });
}

const neither = () =>
  answerSources(aSource('service', { isReady: false }), aSource('portal', { isReady: false }));

test('without a certificate and a portal password the page shows what to do, with links to the settings', async () => {
  neither();
  await enter('/purchases_electronic', { title: 'Blerjet elektronike' });
  await text('Mungon certifikata');
  await screen.findByRole('link', { name: 'Vendosni fjalëkalimin' });
  await follow('Ngarkoni certifikatën');
  await waitFor(() => expect(location.pathname).toBe('/settings'));
  expect(new URLSearchParams(location.search).get('section')).toBe('certificate');
});

test('a role that may not see the settings sees what is missing, but no links to the settings', async () => {
  neither();
  const as = someoneWho({ receipts: 'read' });
  await enter('/purchases_electronic', { title: 'Blerjet elektronike', as });
  await text('Mungon certifikata');
  expect(screen.queryByRole('link', { name: 'Ngarkoni certifikatën' })).toBeNull();
});

test('after a refresh in which a source did not reply, a notice above the list names that source', async () => {
  answerSources(aSource('service'), aSource('portal'));
  const askedAt = '2026-01-02T09:00:00.000Z';
  server.answer(contract.purchases.refresh, { askedAt });
  await enter('/purchases_all', { title: 'Blerjet' });
  answerSources(
    aSource('service', { askedAt, toldAt: askedAt }),
    aSource('portal', { askedAt, failure: 'self-care-unreachable' }),
  );
  const [refresh] = await screen.findAllByRole('button', { name: 'Rifresko' });
  await user.click(refresh as HTMLElement);
  expect(await text('Self-Care nuk u lexua')).toBeDefined();
  expect(screen.queryByText('Blerjet janë të freskëta.')).toBeNull();
});
