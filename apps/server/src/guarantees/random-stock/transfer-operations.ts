import { asQuantity } from '@tezga/domain';
import { endTransfer, registerTransfer } from '../../warehouse/index.ts';
import { count, dateOf, goodsOnly, linesOf, placeOf, takeOut, type Operation } from './moved-lines.ts';
import { costOfOne } from './stock-model.ts';
import { warehouse } from './world.ts';

export const send: Operation = async (world, random, documents) => {
  const [shop, lines] = [random.oneOf(world.shops.all), linesOf(random, world.articles)];
  const date = dateOf(world, random);
  const target = random.oneOf(world.shops.all.filter((other) => other !== shop));
  const input = warehouse.createTransfer.input.parse({
    documentId: world.newId(),
    shopId: shop,
    targetShopId: target,
    lines: lines.map(goodsOnly),
    ...date,
  });
  const posted = await world.perform((posting) => registerTransfer(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  const sent = date.date === undefined ? world.clock.read() : new Date(date.date);
  const transfer = {
    shop,
    target,
    lines,
    id: document,
    sent: sent.getTime(),
    costs: [] as bigint[],
    units: [] as bigint[],
  };
  documents.transfers.push(transfer);
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const [moving, place] = [{ document, shop, at: atOf(document, shop) }, placeOf(date)];
      const moved = lines.map((line) => {
        const { average } = model.state({ ...moving, article: line.articleId }, place);
        transfer.units.push(average ?? model.history(shop, line.articleId).cardCost);
        return takeOut(model, moving, [line], place);
      });
      // Goods in transit stay at the cost at which they left.
      transfer.costs.push(...moved.flat().map(({ cost }) => -cost));
      model.transit += sumOf(transfer.costs);
    },
  };
};

export const receive: Operation = async (world, random, documents) => {
  const chosen = Math.floor(random.share() * documents.transfers.length);
  const [transfer] = documents.transfers.splice(chosen, 1);
  if (transfer === undefined) return null;
  const { id: document, lines } = transfer;
  const isBack = random.share() < 0.2;
  const received = lines.map(({ quantity }) => (random.share() < 0.7 ? quantity : random.quantity()));
  const outcome = isBack ? 'cancelled' : 'completed';
  const date = isBack ? {} : dateOf(world, random, transfer.sent);
  const posted = await world.perform((posting) =>
    endTransfer(posting, document, outcome, { received: isBack ? [] : received.map(asQuantity), ...date }),
  );
  if (posted === null) return null;
  const shop = isBack ? transfer.shop : transfer.target;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const [at, place] = [atOf(`${document} end`, shop), placeOf(date)];
      model.transit -= sumOf(transfer.costs);
      for (const [index, { articleId: article, quantity }] of lines.entries()) {
        const cost = transfer.costs[index] ?? 0n;
        const step = { kind: 'in', cost, unitCost: costOfOne(quantity, cost) } as const;
        model.post({ shop, article, document, at, quantity, step }, place);
      }
      if (isBack) return;
      for (const [index, { articleId: article, quantity }] of lines.entries()) {
        const change = (received[index] ?? quantity) - quantity;
        const unitCost = transfer.units[index] ?? 0n;
        if (change === 0n) continue;
        // The discrepancy is a separate document, which can get a later time than the receipt, because adjustments
        // are dated in the order of their numbers.
        const differing = `${document} discrepancy`;
        const counted = { document: differing, shop, at: atOf(differing, shop) };
        count(model, counted, { article, change, unitCost }, place);
      }
    },
  };
};

const sumOf = (costs: readonly bigint[]) => costs.reduce((sum, cost) => sum + cost, 0n);
