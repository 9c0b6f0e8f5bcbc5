import { expect, test } from 'vitest';
import { shownDocuments } from './shown-documents.ts';

const now = new Date('2026-11-17T12:00:00Z');
const made = (id: string, hoursAgo: number) => ({
  id,
  madeAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  lateReason: null,
  seenAt: null,
});
const many = (name: string, count: number, hoursAgo: number) =>
  Array.from({ length: count }, (_, place) => made(`${name} ${place}`, hoursAgo));

test('1,001 documents with a missed deadline do not hide a document whose deadline is near', () => {
  const near = made('near', 47);
  const { shown, room } = shownDocuments([...many('missed', 1_001, 60), near], now);
  expect(shown).toHaveLength(1_001);
  expect(shown.at(-1)).toBe(near);
  expect(room).toBe(999);
});

test('1,200 documents before their deadline do not hide a document with a missed deadline', () => {
  const missed = made('missed', 49);
  const { shown, room } = shownDocuments([...many('fresh', 1_200, 1), missed], now);
  expect(shown).toHaveLength(1_001);
  expect(shown.at(-1)).toBe(missed);
  expect(room).toBe(0);
});

test('if there are fewer documents than the limit, all are shown in their order', () => {
  const open = [made('one', 60), made('two', 1), made('three', 49)];
  expect(shownDocuments(open, now)).toEqual({ shown: open, room: 999 });
});
