import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { first, languages, loadPhrases, sayFault, type FaultName, type FaultyService } from './index.ts';

const services = ['fiscalization', 'einvoice'] as const satisfies readonly FaultyService[];
const otherNames = ['timeout', 'unknown', 'unreachable', 'unreadable'];
const codesFile = fileURLToPath(new URL('../../../../shared/fiscal/error-codes.json', import.meta.url));
const published: Record<FaultyService, { code: number | string }[]> | null = existsSync(codesFile)
  ? JSON.parse(readFileSync(codesFile, 'utf8'))
  : null;

test.for(languages)(
  'in %s exactly the codes that the authority publishes have a sentence',
  async (language, { skip }) => {
    skip(published === null, 'The published codes are not beside the project.');
    const { faults } = await loadPhrases(language);
    for (const service of services) {
      const codes = published?.[service].map(({ code }) => String(code)) ?? [];
      expect(Object.keys(faults[service]).toSorted()).toEqual([...codes, ...otherNames].toSorted());
    }
  },
);

test.each(languages)('in %s every fault has its own sentence of at most 220 characters', async (language) => {
  const { faults } = await loadPhrases(language);
  const { fiscalization, einvoice }: Record<FaultyService, Readonly<Record<string, string>>> = faults;
  // A sentence that both services share is counted only once.
  const own = Object.keys(einvoice).filter((name) => einvoice[name] !== fiscalization[name]);
  const sentences = [...Object.values(fiscalization), ...own.map((name) => einvoice[name] ?? '')];
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
    expect(sentence.length, sentence).toBeLessThanOrEqual(220);
  }
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a code with different meanings in the two services has two different sentences', async () => {
  const phrases = await loadPhrases('sq');
  for (const name of ['1', '11', '40', '50', '51', '52', '53', '54', '55'] satisfies FaultName[]) {
    const [fiscalization, einvoice] = services.map((service) => sayFault(phrases, { service, name }));
    expect(fiscalization).not.toBe(einvoice);
  }
});

test('for an e-invoice the sentences of faults 52 and 55 name the operator and the buyer', async () => {
  const buyer = { sq: /Operatori .*blerësi/, en: /operator .*buyer/, it: /operatore .*cliente/ };
  for (const language of languages) {
    const phrases = await loadPhrases(language);
    for (const name of ['52', '55'] satisfies FaultName[])
      expect(sayFault(phrases, { service: 'einvoice', name })).toMatch(buyer[language]);
  }
});

test('a code that a service does not have gets the sentence for unknown faults', async () => {
  const phrases = await loadPhrases('sq');
  expect(sayFault(phrases, { service: 'einvoice', name: '61' })).toBe(phrases.faults.einvoice.unknown);
  expect(sayFault(phrases, { service: 'fiscalization', name: '12' })).toBe(
    phrases.faults.fiscalization.unknown,
  );
});

test('the phrases of the login page do not contain the sentences of faults', () => {
  expect(Object.keys(first)).not.toContain('faults');
});
