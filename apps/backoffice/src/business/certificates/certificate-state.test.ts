import { languages, loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { warningOf, type Outcome } from './certificate-state.ts';

const phrases = await loadPhrases('sq');
const certificate = { notBefore: '2025-12-07T10:00:00Z', notAfter: '2026-12-07T10:00:00Z' };
const warning = (outcome: Outcome, daysLeft: number) =>
  warningOf({ ...certificate, outcome, daysLeft }, phrases);

test('a valid certificate has no warning', () => {
  expect(warning('good', 200)).toBeNull();
});

test.each([
  ['expires-soon', 23, 'warn', 'Certifikata skadon pas 23 ditësh', /07\.12\.2026 11:00/],
  ['expires-soon', 2, 'warn', 'Certifikata skadon pas 2 ditësh', /e-Albania/],
  ['expires-soon', 1, 'warn', 'Certifikata skadon nesër', /e-Albania/],
  ['expires-soon', 0, 'warn', 'Certifikata skadon sot', /e-Albania/],
  ['expired', -3, 'bad', 'Certifikata ka skaduar', /mbështetjen/],
  ['not-yet-valid', 400, 'bad', 'Certifikata nuk ka filluar ende të vlejë', /07\.12\.2025.*mbështetjen/],
  ['wrong-environment', 200, 'bad', 'Çertifikata nuk është e saktë!', /mjedisi/],
  ['other-business', 200, 'bad', 'Certifikata është e një biznesi tjetër', /NIPT/],
] as const)('%s with %i days left has its own warning', (outcome, daysLeft, tone, title, advice) => {
  expect(warning(outcome, daysLeft)).toMatchObject({ tone, title });
  expect(warning(outcome, daysLeft)?.advice).toMatch(advice);
});

test('the warning has a different text on the last day, one day before and two days before, in every language', async () => {
  for (const language of languages) {
    const { warnings } = (await loadPhrases(language)).certificates;
    const [today, tomorrow, later] = [0, 1, 2].map(warnings['expires-soon']);
    expect([today, tomorrow].join(' ')).not.toMatch(/\d/);
    expect(tomorrow).not.toBe(today);
    expect(later).toContain('2');
  }
});
