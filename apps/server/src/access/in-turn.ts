const lastTurn = new Map<string, Promise<unknown>>();

/** One after the other for each key in this process; other keys do not wait. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lastTurn.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  lastTurn.set(key, turn);
  try {
    return await turn;
  } finally {
    if (lastTurn.get(key) === turn) lastTurn.delete(key);
  }
}
