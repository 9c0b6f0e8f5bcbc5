import { writeDocument } from '@tezga/fiscal';
import { expect, test } from 'vitest';
import { directedMutations, uncheckedRules } from './test-support/directed-mutations.ts';
import { mutationsOf } from './test-support/mutations.ts';
import { noOfficialRules, officialRules } from './test-support/official-rules.ts';
import { kindsOfEInvoice, randomSources, type KindOfEInvoice } from './test-support/random-sources.ts';
import { richDocuments } from './test-support/rich-documents.ts';
import { compareCheckers, ownFindings, ublOf } from './test-support/written.ts';

const judge = await officialRules();
const kinds = Object.keys(kindsOfEInvoice) as KindOfEInvoice[];
/** About a hundred documents, because the official rules take some 60 ms for each; the bench checks thousands. */
const ofEachKind = 6;

test.for(kinds)(
  'random e-invoices of the kind %s break neither an official rule nor a rule of our checker',
  (kind, { skip }) => {
    const documents = randomSources(kind, ofEachKind, 1).map(ublOf);
    expect(documents.map(ownFindings)).toEqual(documents.map(() => []));
    if (judge === null) {
      skip(noOfficialRules);
      return;
    }
    expect(documents.map(judge)).toEqual(documents.map(() => []));
  },
);

test('documents that use every element break neither an official rule nor a rule of our checker', ({
  skip,
}) => {
  const documents = richDocuments().map(writeDocument);
  expect(documents.map(ownFindings)).toEqual(documents.map(() => []));
  if (judge === null) {
    skip(noOfficialRules);
    return;
  }
  expect(documents.map(judge)).toEqual(documents.map(() => []));
});

test('our checker refuses a document that breaks one official rule, except for rules on elements that it does not read', ({
  skip,
}) => {
  if (judge === null) {
    skip(noOfficialRules);
    return;
  }
  const { refused, missed } = compareCheckers(judge, directedMutations(richDocuments().slice(0, 1)));
  expect(refused).toBeGreaterThan(20);
  expect(missed.map((each) => each.split(':')[0])).toEqual(uncheckedRules);
});

test('of changed documents that the official rules refuse, our checker refuses at least 95 %', ({ skip }) => {
  if (judge === null) {
    skip(noOfficialRules);
    return;
  }
  const all = richDocuments().flatMap((document) => mutationsOf(writeDocument(document)));
  // Checks only every 307th mutation, because the official rules are slow. 307 is prime, so the sample has every
  // kind of change and every part of a document.
  const { refused, missed } = compareCheckers(
    judge,
    all.filter((_, place) => place % 307 === 0),
  );
  expect(refused).toBeGreaterThan(10);
  expect(missed.length / refused, missed.join('\n')).toBeLessThanOrEqual(0.05);
});
