import { contract } from '@tezga/contract';
import type { DocumentKind } from '@tezga/print';
import { readPdf } from '@tezga/print/read-pdf';
import { languages, loadPhrases, type Phrases } from '@tezga/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addEInvoicingBusinesses,
  aLine,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

let standIn: StandIn;
let server: TestServer;
let parties: Awaited<ReturnType<typeof addEInvoicingBusinesses>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
beforeAll(async () => {
  parties = await addEInvoicingBusinesses(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const iban = 'AL35 2021 1109 0000 0000 0123 4567';
const newId = () => newRecordId(new Date());
const sell = (given: SaleGiven = {}) => parties.seller.sell(given);
const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;
const farmer = { ...buyer, idType: 'ID', idNumber: 'J00115123Q', name: 'Ndue Gjoka' } as const;
const foreign = {
  ...buyer,
  idType: 'VAT',
  idNumber: 'IT12345678901',
  name: 'Fornitore srl',
  town: 'Bari',
  country: 'ITA',
} as const;
const later = (amount: number) => ({ payments: [{ type: 'ACCOUNT' as const, amount }], buyer });

interface Issued {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly facts: (words: Phrases) => readonly string[];
}

type Answer = Awaited<ReturnType<typeof sell>>;
const aboutOf = ({ invoiceNumber, nslf }: Answer) => [invoiceNumber, nslf];

async function corrections(): Promise<Issued[]> {
  const correct = (invoiceId: string, given: object) =>
    parties.seller.client(sales.correct, { saleId: newId(), invoiceId, ...given });
  const [whole, part, raised, lost] = [
    await sell(later(120)),
    await sell(later(120)),
    await sell(later(120)),
    await sell({ ...later(120), payDeadline: '2026-01-31' }),
  ];
  const taken = { lines: [{ place: 1, quantity: 1 }] };
  const credit = await correct(whole._id, { isWhole: true });
  const even = await correct(part._id, { ...taken, added: [aLine({ name: 'Tjetër', vat: '6' })] });
  const debit = await correct(raised._id, { ...taken, added: [aLine({ price: 200 })] });
  const debt = await parties.seller.client(sales.giveUpDebt, { saleId: newId(), invoiceId: lost._id });
  return [
    {
      kind: 'creditNote',
      id: credit._id,
      facts: ({ print }) => [
        print.references.cancelled,
        ...aboutOf(whole),
        '−120.00 ALL',
        print.totalCredited,
      ],
    },
    {
      kind: 'correctiveNote',
      id: even._id,
      facts: ({ print }) => [print.references.corrected, ...aboutOf(part), 'Tjetër'],
    },
    {
      kind: 'debitNote',
      id: debit._id,
      facts: ({ print }) => [print.references.corrected, ...aboutOf(raised), '80.00 ALL', iban],
    },
    {
      kind: 'badDebtInvoice',
      id: debt._id,
      facts: ({ print }) => [print.references.badDebt, ...aboutOf(lost)],
    },
    {
      kind: 'nonCashInvoice',
      id: whole._id,
      facts: ({ print }) => [print.references.cancelledBy, credit.invoiceNumber, iban],
    },
  ];
}

async function orders(): Promise<Issued[]> {
  const served = await sell({ payments: [{ type: 'ORDER', amount: 120 }] });
  const summary = await parties.seller.client(sales.summarize, {
    saleId: newId(),
    invoiceIds: [served._id],
    tillId: parties.seller.till.id,
    payments: [{ type: 'BANKNOTE', amount: 200 }],
  });
  return [
    {
      kind: 'order',
      id: served._id,
      facts: ({ print }) => [print.noReceipt, print.references.summarizedBy, summary.invoiceNumber],
    },
    {
      kind: 'summaryInvoice',
      id: summary._id,
      facts: ({ print }) => [print.references.summarized, ...aboutOf(served)],
    },
  ];
}

async function advances(): Promise<Issued[]> {
  const advance = await sell({ ...later(120), document: { isAdvance: true } });
  const final = await sell({
    ...later(80),
    document: { advanceIds: [advance._id], supplyStart: '2026-11-01', supplyEnd: '2026-11-15' },
    lines: [aLine({ price: 200 })],
  });
  return [
    {
      kind: 'advanceInvoice',
      id: advance._id,
      facts: ({ print }) => [print.references.advanceOf, final.invoiceNumber],
    },
    {
      kind: 'finalInvoice',
      id: final._id,
      facts: ({ print }) => [
        print.references.advance,
        ...aboutOf(advance),
        '80.00 ALL',
        '01.11.2026 – 15.11.2026',
      ],
    },
  ];
}

async function selfIssued(): Promise<Issued[]> {
  const ofFarmer = await sell({ ...later(120), buyer: farmer, document: { selfIssue: 'DOMESTIC' } });
  const ofForeigner = await sell({
    ...later(100),
    buyer: foreign,
    isReverseCharge: true,
    document: { selfIssue: 'ABROAD' },
  });
  return [
    {
      kind: 'selfInvoice',
      id: ofFarmer._id,
      facts: ({ print, customers }) => [
        print.selfIssues.DOMESTIC,
        `${print.labels.seller} Ndue Gjoka ${customers.form.numberOf.ID}: J00115123Q`,
      ],
    },
    {
      kind: 'selfInvoice',
      id: ofForeigner._id,
      facts: ({ print, customers }) => [
        print.selfIssues.ABROAD,
        `${customers.form.numberOf.VAT}: IT12345678901`,
        print.buyerOwesVat,
        `${print.owedVat} 20.00 ALL`,
        `${print.labels.totalToPay} 100.00 ALL`,
      ],
    },
  ];
}

async function electronic(): Promise<Issued[]> {
  const payee = { name: 'Faktor sha', idNumber: 'L11111111A', address: 'Rr. 1', town: 'Fier' };
  const id = await parties.issue({ eInvoice: { process: 'P3', payee } });
  return [
    {
      kind: 'eInvoice',
      id,
      facts: ({ print }) => [
        `${print.process} P3`,
        `${print.typeCode} 380`,
        'Faktor sha',
        iban,
        print.labels.eic,
      ],
    },
  ];
}

test('each kind of invoice is printed with its title and references, in three languages', async () => {
  const made = [
    ...(await corrections()),
    ...(await orders()),
    ...(await advances()),
    ...(await selfIssued()),
    ...(await electronic()),
    {
      kind: 'cashInvoice',
      id: (await sell())._id,
      facts: () => ['120.00 ALL', 'Klient Kesh'],
    } satisfies Issued,
  ];
  await deliverAll();
  for (const language of languages) {
    const words = await loadPhrases(language);
    const { pdf } = await parties.seller.client(sales.pdf, { ids: made.map(({ id }) => id), language });
    const pages = await readPdf(Buffer.from(pdf, 'base64'));
    expect(pages).toHaveLength(made.length);
    for (const [place, { kind, facts }] of made.entries()) {
      const { text } = pages[place] ?? { text: '' };
      expect(text.startsWith(words.print.labels[kind]), `${kind}: ${text}`).toBe(true);
      for (const fact of facts(words)) expect(text, kind).toContain(fact);
      expect(text).not.toContain(words.print.pendingMark);
    }
  }
});

test('a printed e-invoice is marked as pending until it has its EIC', async () => {
  const id = await parties.issue();
  const textOf = async () => {
    const { pdf } = await parties.seller.client(sales.pdf, { ids: [id], paper: '80' });
    return (await readPdf(Buffer.from(pdf, 'base64'))).map(({ text }) => text).join(' ');
  };
  expect(await textOf()).toContain('EIC E-faturë në pritje');
  await deliverAll();
  const { eInvoice } = await parties.seller.client(contract.eInvoices.one, { id });
  expect(await textOf()).toContain(`EIC ${eInvoice.eic}`);
});
