import { startProduct } from '@tezga/tools/trial';
import { addManyDebts, indebtedId, type Indebted } from './worlds/many-debts.ts';
import { millisecondsOf, signedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const owner = 'pronar@market.example';
const few: Indebted = { customers: 5, documents: 100 };
const times = 200;
const warmUps = 20;

const screens = {
  'card, first page': (subjectId: string) =>
    `/api/main/payments/subject/?type=customer&subjectId=${subjectId}&perPage=50`,
  'card of the last year': (subjectId: string) =>
    `/api/main/payments/subject/?type=customer&subjectId=${subjectId}&perPage=50&from=${lastYear()}`,
  'open items': (subjectId: string) =>
    `/api/main/payments/whatcanipay?type=customer&subjectId=${subjectId}&perPage=50`,
};

/**
 * Measures the screens of debts for customers with ten thousand documents, in turns with customers of the
 * same business that have a hundred documents.
 */
export async function measureDebts(documents = 10_000): Promise<Measured[]> {
  const many: Indebted = { customers: 5, documents };
  const product = await startProduct({ environment: { TEZGA_WORKER: 'none' } });
  try {
    await addManyDebts(product.databaseUrl, owner, [many, few]);
    const call = await signedIn(product.address, owner);
    const path = `/api/main/fetchInvoicesCustomer?customerId=${indebtedId(1)}`;
    const counted = (await call(path)) as { totalResult: number };
    if (counted.totalResult !== documents) throw new Error(`a customer has ${counted.totalResult} documents`);
    const measured: Measured[] = [];
    for (const [name, pathOf] of Object.entries(screens)) {
      const [ofMany, ofFew]: [number[], number[]] = [[], []];
      for (let turn = 0; turn < times + warmUps; turn += 1) {
        const customer = 1 + (turn % many.customers);
        ofMany.push(await millisecondsOf(() => call(pathOf(indebtedId(customer)))));
        ofFew.push(await millisecondsOf(() => call(pathOf(indebtedId(many.customers + customer)))));
      }
      measured.push(rowOf(`${name}, customer with ${documents} documents`, p95(ofMany), p95(ofFew)));
    }
    return measured;
  } finally {
    await product.stop();
  }
}

const lastYear = () => new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);

const p95 = (values: readonly number[]): number =>
  values.slice(warmUps).toSorted((one, other) => one - other)[Math.floor(times * 0.95)] ?? Number.NaN;

const rowOf = (what: string, ours: number, reference: number): Measured => ({
  what: `${what}, p95 of ${times}`,
  ours: `${ours.toFixed(1)} ms`,
  reference: `${reference.toFixed(1)} ms with ${few.documents}`,
  ratio: `${(ours / reference).toFixed(2)} ×`,
  promise: 'at most 2 ×',
  isMet: ours <= 2 * reference,
});
