import { readSaleFacts, registerCorrection, registerSale } from '../../sales/index.ts';
import { goodsOnly, linesOf, takeOut, type Operation } from './moved-lines.ts';
import { costOfOne, rounded } from './stock-model.ts';
import { lekOf, sales } from './world.ts';

export const sell: Operation = async (world, random, documents) => {
  const lines = linesOf(random, world.articles);
  const amount = lines.reduce((sum, { quantity }) => sum + rounded(quantity * 10_000n, 1000n), 0n);
  const input = sales.issue.input.parse({
    saleId: world.newId(),
    tillId: world.tillId,
    lines: lines.map((line) => ({ ...goodsOnly(line), name: 'Mall', unit: 'copë', price: 100, vat: '20' })),
    payments: [{ type: 'ACCOUNT', amount: lekOf(amount, 100n) }],
    buyer: { idType: 'NUIS', idNumber: 'L12006511W', name: 'Hotel Deti', address: 'Rr. 4', town: 'Durrës' },
  });
  const posted = await world.perform(async (selling) => {
    const { id } = await registerSale(selling, input, await readSaleFacts(selling, input));
    return id;
  });
  if (posted === null) return null;
  const { done: document, turn } = posted;
  const shop = world.shops.seller;
  documents.sales.push({ id: document, lines, corrections: [] });
  return {
    turn,
    apply: (model, atOf) => void takeOut(model, { document, shop, at: atOf(document, shop) }, lines, 'end'),
  };
};

export const takeBack: Operation = async (world, random, documents) => {
  const sale = documents.sales[documents.sales.length - random.upTo(200)];
  if (sale === undefined) return null;
  const place = random.upTo(sale.lines.length);
  const line = sale.lines[place - 1];
  if (line === undefined) return null;
  const quantity = random.share() < 0.5 ? line.quantity : 1n + (line.quantity - 1n) / 2n;
  const input = sales.correct.input.parse({
    saleId: world.newId(),
    invoiceId: sale.id,
    lines: [{ place, quantity: lekOf(quantity, 1000n) }],
    notes: 'Kthim',
  });
  const posted = await world.perform(async (selling) => (await registerCorrection(selling, input)).id);
  if (posted === null) return null;
  const { done: document, turn } = posted;
  const shop = world.shops.seller;
  return {
    turn,
    apply(model, atOf) {
      const { articleId: article } = line;
      const moved = [sale.id, ...sale.corrections].flatMap((id) => model.of(id, shop, article));
      sale.corrections.push(document);
      const left = moved.reduce((sum, each) => sum - each.quantity, 0n);
      const worthLeft = moved.reduce((sum, each) => sum - each.cost, 0n);
      const cost = worthLeft < 0n ? 0n : rounded(worthLeft * quantity, left);
      const step = { kind: 'in', cost, unitCost: costOfOne(quantity, cost) } as const;
      model.post({ shop, article, document, at: atOf(document, shop), quantity, step }, 'end');
    },
  };
};
