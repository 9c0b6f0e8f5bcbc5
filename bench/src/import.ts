import { startProduct } from '@tezga/tools/trial';
import { millisecondsOf, signedIn, type SignedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const owner = 'pronar@market.example';
const count = 10_000;
const rowsAtOnce = 1000;
/** The number of calls that are measured; the time of all rows is extrapolated from them. */
const oneByOne = 500;
const promisedMs = 15_000;
const promisedTimes = 5;

/** Measures an import of ten thousand articles (check and write), compared with one call for each row. */
export async function measureImport(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    const call = await signedIn(product.address, owner);
    await call('/api/main/import-article', { articles: [articleNamed('Prova', 0)] });
    const ours = await millisecondsOf(() => importAll(call));
    const each = await millisecondsOf(async () => {
      for (let index = 0; index < oneByOne; index += 1)
        await call('/api/main/import-article', articleNamed('Veç', index));
    });
    const reference = (each / oneByOne) * count;
    return [
      {
        what: `import of ${count} articles, checked and written`,
        ours: `${(ours / 1000).toFixed(2)} s`,
        reference: `${(reference / 1000).toFixed(1)} s, one call for each row (extrapolated from ${oneByOne})`,
        ratio: `${(reference / ours).toFixed(1)} × faster`,
        promise: `at most ${promisedMs / 1000} s, ${promisedTimes} × faster`,
        isMet: ours <= promisedMs && reference / ours >= promisedTimes,
      },
    ];
  } finally {
    await product.stop();
  }
}

async function importAll(call: SignedIn): Promise<void> {
  let importId: string | undefined;
  for (const part of parts()) await call('/api/main/check-import-article', { articles: part });
  for (const part of parts()) {
    const reply = (await call('/api/main/import-article', {
      articles: part,
      ...(importId === undefined ? {} : { importId }),
    })) as { importId: string; rows: { outcome: string }[] };
    if (reply.rows.some(({ outcome }) => outcome !== 'new')) throw new Error('a row was not new');
    ({ importId } = reply);
  }
}

function parts() {
  return Array.from({ length: count / rowsAtOnce }, (_part, part) =>
    Array.from({ length: rowsAtOnce }, (_row, row) => articleNamed('Shumë', part * rowsAtOnce + row)),
  );
}

function articleNamed(word: string, index: number) {
  return {
    name: `${word} ${index}`,
    sku: `${word.slice(0, 1)}-${index}`,
    barcode: `${word.codePointAt(0)}${String(index).padStart(8, '0')}`,
    price: 100 + (index % 900),
    category: [`Kategoria ${index % 20}`],
  };
}
