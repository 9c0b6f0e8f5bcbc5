import type { Role } from '@tezga/domain';
import { loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { stockListPath } from '../../kits/documents/document-paths.ts';
import { alertLines } from './alert-lines.ts';
import type { Alerts } from './queries.ts';

const phrases = await loadPhrases('sq');
const owner: Role = { code: 'O', backofficePermissions: {}, posPermissions: {}, saPermissions: {} };
const nothing: Alerts = {
  documents: [],
  justSentCount: 0,
  isCertificateMissing: false,
  certificate: null,
  purchases: null,
  overdue: null,
  lowStock: null,
  taxAuthority: { state: 'answers', answerMs: null, answeredAt: null, lastNivfAt: null },
};
const linesOf = (alerts: Partial<Alerts>) => alertLines(phrases, owner, { ...nothing, ...alerts });

test('without alerts there is no line', () => {
  expect(linesOf({})).toEqual([]);
});

test('articles below their minimum share one line, which names the first articles and opens the stock list of all', () => {
  expect(linesOf({ lowStock: { count: 1, names: ['Kafe'] } })).toMatchObject([
    {
      about: 'low-stock',
      tone: 'warn',
      title: phrases.alerts.lowStock(1),
      text: 'Kafe',
      action: { place: { to: stockListPath, search: { 'f.state': 'low' } }, resends: null },
    },
  ]);
  expect(linesOf({ lowStock: { count: 4, names: ['Kafe', 'Miell'] } })).toMatchObject([
    { title: phrases.alerts.lowStock(4), text: 'Kafe, Miell…' },
  ]);
});

test('articles below their minimum come after a missing certificate', () => {
  const lines = linesOf({ isCertificateMissing: true, lowStock: { count: 1, names: ['Kafe'] } });
  expect(lines.map(({ about }) => about)).toEqual(['certificate', 'low-stock']);
});
