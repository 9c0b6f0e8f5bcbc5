import { writeDocument } from '@tezga/fiscal';
import { directedMutations } from '@tezga/server/e-invoices/test-support/directed-mutations.ts';
import { mutationsOf } from '@tezga/server/e-invoices/test-support/mutations.ts';
import {
  noOfficialRules,
  officialRules,
  type Judge,
} from '@tezga/server/e-invoices/test-support/official-rules.ts';
import {
  kindsOfEInvoice,
  randomSources,
  type KindOfEInvoice,
} from '@tezga/server/e-invoices/test-support/random-sources.ts';
import { richDocuments } from '@tezga/server/e-invoices/test-support/rich-documents.ts';
import { compareCheckers, ownFindings, ublOf } from '@tezga/server/e-invoices/test-support/written.ts';
import { medianOf } from './median.ts';
import type { Measured } from './table.ts';

const documents = 2000;
/** Both checkers check only one of this many changed documents, which is about a thousand documents in total. */
const mutationStep = 8;
const promisedShare = 0.95;
const promisedSeconds = 0.5;

/** Checks the e-invoices of the product, and its own checker, against the official EN 16931 rules. */
export async function measureEInvoices(): Promise<Measured[]> {
  const judge = await officialRules();
  return judge === null
    ? [{ ...speed(), reference: noOfficialRules }]
    : [judged(judge), compared(judge), speed()];
}

function judged(judge: Judge): Measured {
  const kinds = Object.keys(kindsOfEInvoice) as KindOfEInvoice[];
  const ofEach = Math.ceil(documents / kinds.length);
  const refused = kinds.flatMap((kind) =>
    randomSources(kind, ofEach, 2026).flatMap((source, place) => {
      const rules = judge(ublOf(source));
      return rules.length === 0 ? [] : [`${kind} ${place}: ${rules.join(' ')}`];
    }),
  );
  return {
    what: `${ofEach * kinds.length} random e-invoices of ${kinds.length} kinds, as the product sends them`,
    ours: `${refused.length} refused${refused.length === 0 ? '' : `: ${refused.slice(0, 3).join('; ')}`}`,
    reference: 'the official EN 16931 rules',
    ratio: '',
    promise: 'none refused',
    isMet: refused.length === 0,
  };
}

function compared(judge: Judge): Measured {
  const rich = richDocuments();
  const all = rich.flatMap((document) => mutationsOf(writeDocument(document)));
  const { refused, missed } = compareCheckers(judge, [
    ...directedMutations(rich.slice(0, 1)),
    ...all.filter((_, place) => place % mutationStep === 0),
  ]);
  const share = 1 - missed.length / refused;
  for (const each of missed) console.log(`accepted by our checker: ${each}`);
  return {
    what: `e-invoices with one change that the official rules refuse, refused by our checker`,
    ours: `${refused - missed.length}`,
    reference: `${refused}, the official EN 16931 rules`,
    ratio: `${(share * 100).toFixed(1)} %`,
    promise: `≥ ${promisedShare * 100} %`,
    isMet: share >= promisedShare,
  };
}

/**
 * Measures the CPU time to read and check a document of one megabyte, in which each line has a different VAT
 * rate.
 */
function speed(): Measured {
  const ubl = megabyte();
  const seconds = medianOf(
    Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      ownFindings(ubl);
      return process.cpuUsage(before).user / 1_000_000;
    }),
  );
  return {
    what: `e-invoice of ${(ubl.length / 1_000_000).toFixed(1)} MB, read and checked`,
    ours: `${seconds.toFixed(2)} s`,
    reference: '',
    ratio: '',
    promise: `≤ ${promisedSeconds} s`,
    isMet: seconds <= promisedSeconds,
  };
}

function megabyte(): string {
  const [document] = richDocuments();
  if (document === undefined) throw new Error('no document');
  const [line] = document.lines;
  const [total] = document.taxTotals;
  const [part] = total?.breakdown ?? [];
  if (line === undefined || total === undefined || part === undefined) throw new Error('an empty document');
  const rates = Array.from({ length: 450 }, (_, place) => `1.${String(place).padStart(4, '0')}`);
  return writeDocument({
    ...document,
    lines: rates.map((rate) =>
      Object.assign({}, line, { item: { ...line.item, tax: { category: 'S', rate } } }),
    ),
    taxTotals: [{ ...total, breakdown: rates.map((rate) => Object.assign({}, part, { rate })) }],
  });
}
