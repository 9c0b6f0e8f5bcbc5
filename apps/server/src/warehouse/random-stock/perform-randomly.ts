import {
  adjust,
  Documents,
  edit,
  enter,
  exit,
  produce,
  receive,
  revalue,
  sell,
  send,
  takeBack,
} from './operations.ts';
import { randomFrom, type Effect, type World } from './world.ts';

/** How often each operation is chosen, of a hundred. */
const shares = [
  [34, sell],
  [5, takeBack],
  [17, enter],
  [13, exit],
  [6, edit],
  [6, adjust],
  [2, revalue],
  [7, produce],
  [5, send],
  [5, receive],
] as const;
const operationOf = shares.flatMap(([share, operation]) => Array.from({ length: share }, () => operation));

interface Load {
  readonly operations: number;
  readonly seed: number;
  readonly parallel: number;
}

/** Performs operations until enough were posted, in stretches of one at a time and of several in parallel. */
export async function performRandomly(world: World, { operations, seed, parallel }: Load) {
  const random = randomFrom(seed);
  const documents = new Documents();
  const effects: Effect[] = [];
  const counts: Record<string, number> = {};
  let tried = 0;
  const worker = async (until: number): Promise<void> => {
    while (effects.length < until) {
      const operation = random.oneOf(operationOf);
      const effect = await operation(world, random, documents);
      tried += 1;
      if (tried > operations * 3) throw new Error('too many operations are refused');
      if (effect === null) continue;
      effects.push(effect);
      counts[operation.name] = (counts[operation.name] ?? 0) + 1;
    }
  };
  while (effects.length < operations) {
    const until = Math.min(operations, effects.length + random.upTo(100));
    const workers = random.share() < 0.1 ? 1 : parallel;
    await Promise.all(Array.from({ length: workers }, () => worker(until)));
  }
  return { performed: effects.length, tried, counts, effects };
}
