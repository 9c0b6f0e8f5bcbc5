import {
  registerAdjustment,
  registerCostAdjustment,
  registerEdit,
  registerEntry,
  registerExit,
  registerProduction,
} from '../../warehouse/index.ts';
import {
  count,
  dateOf,
  enterLines,
  goodsOnly,
  linesOf,
  placeOf,
  takeOut,
  typed,
  type Operation,
} from './moved-lines.ts';
import { lekOf, warehouse } from './world.ts';

export const enter: Operation = async (world, random, documents) => {
  const [shop, lines, date] = [
    random.oneOf(world.shops.all),
    linesOf(random, world.articles),
    dateOf(world, random),
  ];
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
    apply: (model, atOf) =>
      enterLines(model, { document, shop, at: atOf(document, shop) }, lines, placeOf(date)),
  };
};

export const exit: Operation = async (world, random, documents) => {
  const [shop, lines, date] = [
    random.oneOf(world.shops.all),
    linesOf(random, world.articles),
    dateOf(world, random),
  ];
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
  const lines =
    random.share() < 0.5
      ? was.map(({ articleId, unitCost }) => ({ articleId, unitCost, quantity: random.quantity() }))
      : linesOf(random, world.articles);
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
        const quantity = -model
          .of(replaced.document, shop, article)
          .reduce((sum, moved) => sum + moved.quantity, 0n);
        const reversal = {
          ...moving,
          article,
          document: replaced.document,
          quantity,
          step: { kind: 'reversal' } as const,
        };
        model.post(reversal, { behind: replaced.document });
      }
      const place = { behind: replaced.document };
      if (kind === 'entry') enterLines(model, moving, lines, place);
      else takeOut(model, moving, lines, place);
    },
  };
};

export const adjust: Operation = async (world, random) => {
  const [shop, date] = [random.oneOf(world.shops.all), dateOf(world, random)];
  const lines = linesOf(random, world.articles, 2).map((line) =>
    Object.assign(line, { isCosted: random.share() < 0.4 }),
  );
  const input = warehouse.addAdjustment.input.parse({
    documentId: world.newId(),
    shopId: shop,
    lines: lines.map(({ isCosted, ...line }) => (isCosted ? typed(line) : goodsOnly(line))),
    ...date,
  });
  const posted = await world.perform((posting) => registerAdjustment(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const [moving, place] = [{ document, shop, at: atOf(document, shop) }, placeOf(date)];
      for (const { articleId: article, quantity, unitCost, isCosted } of lines) {
        const change = quantity - model.state({ ...moving, article }, place).quantity;
        count(model, moving, { article, change, unitCost: isCosted ? unitCost : null }, place);
      }
    },
  };
};

export const revalue: Operation = async (world, random) => {
  const [shop, lines, date] = [
    random.oneOf(world.shops.all),
    linesOf(random, world.articles, 2),
    dateOf(world, random),
  ];
  const input = warehouse.addCostAdjustment.input.parse({
    documentId: world.newId(),
    shopId: shop,
    lines: lines.map(typed).map(({ articleId, unitCost }) => ({ articleId, unitCost })),
    ...date,
  });
  const posted = await world.perform((posting) => registerCostAdjustment(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      for (const { articleId: article, unitCost } of lines)
        model.post(
          {
            shop,
            article,
            document,
            at: atOf(document, shop),
            quantity: 0n,
            step: { kind: 'average', unitCost },
          },
          placeOf(date),
        );
    },
  };
};

export const produce: Operation = async (world, random) => {
  const [shop, recipe, quantity, date] = [
    random.oneOf(world.shops.all),
    random.oneOf(world.recipes),
    random.quantity(),
    dateOf(world, random),
  ];
  const lines = recipe.ingredients.map(({ articleId }) => ({
    articleId,
    quantity: random.quantity(),
    unitCost: 0n,
  }));
  const input = warehouse.addProduction.input.parse({
    documentId: world.newId(),
    shopId: shop,
    articleId: recipe.product,
    quantity: lekOf(quantity, 1000n),
    lines: lines.map(goodsOnly),
    ...date,
  });
  const posted = await world.perform((posting) => registerProduction(posting, input));
  if (posted === null) return null;
  const { id: document } = posted.done;
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const [moving, place] = [{ document, shop, at: atOf(document, shop) }, placeOf(date)];
      model.beginProduction(document);
      takeOut(model, moving, lines, place);
      model.post({ ...moving, article: recipe.product, quantity, step: { kind: 'product' } }, place);
    },
  };
};
