import { completeDocument, writeDocument } from '@tezga/fiscal';
import { expect, test } from 'vitest';
import { eInvoiceDraft } from './e-invoice-draft.ts';
import { noOfficialRules, officialRules } from './test-support/official-rules.ts';
import { kindsOfEInvoice, randomSources, type KindOfEInvoice } from './test-support/random-sources.ts';

const judge = await officialRules();
const kinds = Object.keys(kindsOfEInvoice) as KindOfEInvoice[];
const ofEachKind = Number(process.env['N'] ?? 6);

test.for(kinds)('a random e-invoice of the kind %s breaks no official rule', (kind, { skip }) => {
  if (judge === null) return skip(noOfficialRules);
  const broken = randomSources(kind, ofEachKind, 1).map((source, i) =>{
   const x=writeDocument(completeDocument(eInvoiceDraft(source)));
    const r=judge(x); if(r.length && process.env['D']) { console.log(kind, i, r, x.length<6000?x:x.length); } return r;
  }
  );
  expect(broken.filter((rules) => rules.length > 0).map(String)).toEqual([]);
});
