import { adjust, edit, enter, exit, produce, revalue } from './document-operations.ts';
import { Documents } from './moved-lines.ts';
import { sell, takeBack } from './sale-operations.ts';
import { closeStocktake, countStock } from './stocktake-operations.ts';
import { receive, send } from './transfer-operations.ts';
import { randomFrom, type Effect, type World } from './world.ts';

/** The probability of each operation in percent. */
const shares = [
  [32, sell],
  [5, takeBack],
  [16, enter],
  [12, exit],
  [6, edit],
  [6, adjust],
  [2, revalue],
  [7, produce],
  [5, send],
  [5, receive],
  [2, countStock],
  [2, closeStocktake],
] as const;
const operationOf = shares.flatMap(([share, operation]) => Array.from({ length: share }, () => operation));

interface Load {
  readonly operations: number;
  readonly seed: number;
  readonly parallel: number;
}

/** Performs random operations, most of them concurrently, until this number was posted; returns their effects. */
export async function performRandomly(world: World, { operations, seed, parallel }: Load): Promise<Effect[]> {
  const random = randomFrom(seed);
  const documents = new Documents();
  const effects: Effect[] = [];
  let begun = 0;
  const worker = async (until: number): Promise<void> => {
    while (effects.length < until) {
      const operation = random.oneOf(operationOf);
      begun += 1;
      if (begun > operations * 3) throw new Error('too many operations are refused');
      const effect = await operation(world, random, documents);
      if (effect !== null) effects.push(effect);
    }
  };
  while (effects.length < operations) {
    const until = Math.min(operations, effects.length + random.upTo(100));
    const workers = random.share() < 0.1 ? 1 : parallel;
    await Promise.all(Array.from({ length: workers }, () => worker(until)));
  }
  return effects;
}
