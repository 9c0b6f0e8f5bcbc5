import { asQuantity } from '@tezga/domain';
import { readSaleFacts, registerCorrection, registerSale } from '../../sales/index.ts';
import { registerAdjustment } from '../documents/add-adjustment.ts';
import { registerCostAdjustment } from '../documents/add-cost-adjustment.ts';
import { registerEntry } from '../documents/add-entry.ts';
import { registerExit } from '../documents/add-exit.ts';
import { registerProduction } from '../documents/add-production.ts';
import { registerTransfer } from '../documents/create-transfer.ts';
import { registerEdit } from '../documents/edit-document.ts';
import { endTransfer } from '../documents/end-transfer.ts';
import { costOfOne, rounded, worth, type ModelMovement, type Place, type StockModel } from './stock-model.ts';
import { lekOf, sales, warehouse, type Effect, type Random, type World } from './world.ts';

interface Line {
  readonly articleId: string;
  readonly quantity: bigint;
  readonly unitCost: bigint;
}

interface Moving {
  readonly document: string;
  readonly shop: string;
  readonly at: number;
}

/** Documents that later operations return, edit or receive. */
export class Documents {
  readonly sales: { id: string; lines: Line[]; corrections: string[] }[] = [];
  readonly edited: { id: string; shop: string; kind: 'entry' | 'exit'; lines: Line[] }[] = [];
  /** The newest versions of edited documents, by their first id. */
  readonly versions = new Map<string, { readonly document: string; readonly lines: readonly Line[] }>();
  readonly transfers: { id: string; shop: string; target: string; lines: Line[]; costs: bigint[]; units: bigint[] }[] = [];
}

/** An operation returns what it did to the stock; null if it was refused or found nothing to work on. */
type Operation = (world: World, random: Random, documents: Documents) => Promise<Effect | null>;

const typed = ({ articleId, quantity, unitCost }: Line) => ({
  articleId,
  quantity: lekOf(quantity, 1000n),
  unitCost: lekOf(unitCost, 1_000_000n),
});
const goodsOnly = (line: Line) => ({ articleId: line.articleId, quantity: lekOf(line.quantity, 1000n) });

const linesOf = (random: Random, articles: readonly string[], max = 3): Line[] =>
  random.some(articles, max).map((articleId) => ({
    articleId,
    quantity: random.quantity(),
    unitCost: random.cost(),
  }));

/** Most documents are of now; the others have a date since the beginning, most of them a late one. */
function dateOf({ begun, nowSeconds }: World, random: Random): { date?: string } {
  if (random.share() < 0.85) return {};
  const ago = Math.floor(((nowSeconds() - begun) / 1000) * random.share() ** 4);
  return { date: new Date(nowSeconds() - ago * 1000).toISOString() };
}

const placeOf = ({ date }: { readonly date?: string }): Place => (date === undefined ? 'end' : 'in-time');

export const enter: Operation = async (world, random, documents) => {
  const [shop, lines, date] = [random.oneOf(world.shops.all), linesOf(random, world.articles), dateOf(world, random)];
  const input = warehouse.addEntry.input.parse({
    documentId: world.newId(),
    shopId: shop,
    lines: lines.map(typed),
    ...date,
  });
  const posted = await world.perform((posting) => registerEntry(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  documents.edited.push({ id: document, shop, kind: 'entry', lines });
  return {
    turn: posted.turn,
    apply: (model, atOf) => enterLines(model, { document, shop, at: atOf(document, shop) }, lines, placeOf(date)),
  };
};

function enterLines(model: StockModel, moving: Moving, lines: readonly Line[], place: Place): void {
  for (const { articleId: article, quantity, unitCost } of lines)
    model.post(
      { ...moving, article, quantity, step: { kind: 'in', cost: worth(quantity, unitCost), unitCost } },
      place,
    );
}

const takeOut = (model: StockModel, moving: Moving, lines: readonly Line[], place: Place): ModelMovement[] =>
  lines.map(({ articleId: article, quantity }) =>
    model.post({ ...moving, article, quantity: -quantity, step: { kind: 'out' } }, place),
  );

export const exit: Operation = async (world, random, documents) => {
  const [shop, lines, date] = [random.oneOf(world.shops.all), linesOf(random, world.articles), dateOf(world, random)];
  const input = warehouse.addExit.input.parse({
    documentId: world.newId(),
    shopId: shop,
    reason: random.oneOf(['consumption', 'damage', 'gift'] as const),
    lines: lines.map(goodsOnly),
    ...date,
  });
  const posted = await world.perform((posting) => registerExit(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  documents.edited.push({ id: document, shop, kind: 'exit', lines });
  return {
    turn: posted.turn,
    apply: (model, atOf) =>
      void takeOut(model, { document, shop, at: atOf(document, shop) }, lines, placeOf(date)),
  };
};

export const edit: Operation = async (world, random, documents) => {
  const earlier = documents.edited[documents.edited.length - random.upTo(60)];
  if (earlier === undefined) return null;
  const { id, shop, kind, lines: was } = earlier;
  const lines = random.share() < 0.5 ? was.map((line) => ({ ...line, quantity: random.quantity() })) : linesOf(random, world.articles);
  const input = warehouse.editDocument.input.parse({
    id,
    lines: lines.map(kind === 'entry' ? typed : goodsOnly),
  });
  const posted = await world.perform((posting) => registerEdit(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const replaced = documents.versions.get(id) ?? { document: id, lines: was };
      documents.versions.set(id, { document, lines });
      const moving = { document, shop, at: atOf(document, shop) };
      for (const article of new Set(replaced.lines.map(({ articleId }) => articleId))) {
        const quantity = -model.of(replaced.document, shop, article).reduce((sum, moved) => sum + moved.quantity, 0n);
        const reversal = { ...moving, article, document: replaced.document, quantity, step: { kind: 'reversal' } as const };
        model.post(reversal, { behind: replaced.document });
      }
      const place = { behind: replaced.document };
      if (kind === 'entry') enterLines(model, moving, lines, place);
      else takeOut(model, moving, lines, place);
    },
  };
};

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
      const cost = quantity === left ? worthLeft : rounded(worthLeft * quantity, left);
      const step = { kind: 'in', cost, unitCost: costOfOne(quantity, cost) } as const;
      model.post({ shop, article, document, at: atOf(document, shop), quantity, step }, 'end');
    },
  };
};

export const adjust: Operation = async (world, random) => {
  const shop = random.oneOf(world.shops.all);
  const lines = linesOf(random, world.articles, 2).map((line) => ({ ...line, isCosted: random.share() < 0.4 }));
  const input = warehouse.addAdjustment.input.parse({
    documentId: world.newId(),
    shopId: shop,
    lines: lines.map(({ isCosted, ...line }) => (isCosted ? typed(line) : goodsOnly(line))),
  });
  const posted = await world.perform((posting) => registerAdjustment(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const moving = { document, shop, at: atOf(document, shop) };
      for (const { articleId, quantity, unitCost, isCosted } of lines)
        count(model, moving, { article: articleId, change: quantity - model.state(shop, articleId).quantity, unitCost: isCosted ? unitCost : null });
    },
  };
};

interface Counted {
  readonly article: string;
  readonly change: bigint;
  /** Null for the average, or the cost on the card of the article. */
  readonly unitCost: bigint | null;
}

/** Goods that were found or are missing. */
function count(model: StockModel, moving: Moving, { article, change, unitCost: given }: Counted): void {
  const { average } = model.state(moving.shop, article);
  const unitCost = given ?? average ?? model.history(moving.shop, article).cardCost;
  const step =
    change > 0n
      ? ({ kind: 'in', cost: worth(change, unitCost), unitCost } as const)
      : ({ kind: change < 0n ? 'out' : 'nothing' } as const);
  model.post({ ...moving, article, quantity: change, step }, 'end');
}

export const revalue: Operation = async (world, random) => {
  const [shop, lines] = [random.oneOf(world.shops.all), linesOf(random, world.articles, 2)];
  const input = warehouse.addCostAdjustment.input.parse({
    documentId: world.newId(),
    shopId: shop,
    lines: lines.map(typed).map(({ articleId, unitCost }) => ({ articleId, unitCost })),
  });
  const posted = await world.perform((posting) => registerCostAdjustment(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      for (const { articleId: article, unitCost } of lines)
        model.post(
          { shop, article, document, at: atOf(document, shop), quantity: 0n, step: { kind: 'average', unitCost } },
          'end',
        );
    },
  };
};

export const produce: Operation = async (world, random) => {
  const [shop, recipe, quantity] = [random.oneOf(world.shops.all), random.oneOf(world.recipes), random.quantity()];
  const lines = recipe.ingredients.map(({ articleId }) => ({ articleId, quantity: random.quantity(), unitCost: 0n }));
  const input = warehouse.addProduction.input.parse({
    documentId: world.newId(),
    shopId: shop,
    articleId: recipe.product,
    quantity: lekOf(quantity, 1000n),
    lines: lines.map(goodsOnly),
  });
  const posted = await world.perform((posting) => registerProduction(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const moving = { document, shop, at: atOf(document, shop) };
      model.beginProduction(document);
      takeOut(model, moving, lines, 'end');
      model.post({ ...moving, article: recipe.product, quantity, step: { kind: 'product' } }, 'end');
    },
  };
};

export const send: Operation = async (world, random, documents) => {
  const [shop, lines] = [random.oneOf(world.shops.all), linesOf(random, world.articles)];
  const target = random.oneOf(world.shops.all.filter((other) => other !== shop));
  const input = warehouse.createTransfer.input.parse({
    documentId: world.newId(),
    shopId: shop,
    targetShopId: target,
    lines: lines.map(goodsOnly),
  });
  const posted = await world.perform((posting) => registerTransfer(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  const transfer = { id: document, shop, target, lines, costs: [] as bigint[], units: [] as bigint[] };
  documents.transfers.push(transfer);
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const moved = lines.map((line) => {
        const { average } = model.state(shop, line.articleId);
        transfer.units.push(average ?? model.history(shop, line.articleId).cardCost);
        return takeOut(model, { document, shop, at: atOf(document, shop) }, [line], 'end');
      });
      // What is in transit keeps the cost that it left with.
      transfer.costs.push(...moved.flat().map(({ cost }) => -cost));
    },
  };
};

export const receive: Operation = async (world, random, documents) => {
  const place = Math.floor(random.share() * documents.transfers.length);
  const [transfer] = documents.transfers.splice(place, 1);
  if (transfer === undefined) return null;
  const { id: document, lines } = transfer;
  const isBack = random.share() < 0.2;
  const received = lines.map(({ quantity }) => (random.share() < 0.7 ? quantity : random.quantity()));
  const outcome = isBack ? 'cancelled' : 'completed';
  const posted = await world.perform((posting) =>
    endTransfer(posting, document, outcome, isBack ? [] : received.map(asQuantity)),
  );
  if (posted === null) return null;
  const shop = isBack ? transfer.shop : transfer.target;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const at = atOf(`${document} end`, shop);
      for (const [index, { articleId: article, quantity }] of lines.entries()) {
        const cost = transfer.costs[index] ?? 0n;
        const step = { kind: 'in', cost, unitCost: costOfOne(quantity, cost) } as const;
        model.post({ shop, article, document, at, quantity, step }, 'end');
      }
      if (isBack) return;
      for (const [index, { articleId: article, quantity }] of lines.entries()) {
        const change = (received[index] ?? quantity) - quantity;
        const unitCost = transfer.units[index] ?? 0n;
        if (change !== 0n) count(model, { document: `${document} discrepancy`, shop, at }, { article, change, unitCost });
      }
    },
  };
};
