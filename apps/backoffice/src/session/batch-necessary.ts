import type { contract, InputOf, OutputOf } from '@tezga/contract';

type Reply = OutputOf<typeof contract.settings.necessaryData>;

export type NecessaryPart = keyof Reply;
export type Necessary<Part extends NecessaryPart> = Exclude<Reply[Part], undefined>;
type Flags = InputOf<typeof contract.settings.necessaryData>;

/** Batches all parts requested in the same tick into one call, each with its flag. */
export function necessaryBatcher(
  fetchParts: (flags: Flags) => Promise<Reply>,
): <Part extends NecessaryPart>(part: Part) => Promise<Necessary<Part>> {
  let wanted = new Set<NecessaryPart>();
  let pending: Promise<Reply> | null = null;

  const fetchBatch = async () => {
    // Waits one microtask, in which a screen requests all its parts.
    await Promise.resolve();
    const parts = wanted;
    wanted = new Set();
    pending = null;
    return fetchParts(Object.fromEntries([...parts].map((part) => [part, '1'])));
  };

  return async (part) => {
    wanted.add(part);
    pending ??= fetchBatch();
    const value = (await pending)[part];
    if (value === undefined) throw new Error(`the reply does not contain ${part}`);
    return value as Necessary<typeof part>;
  };
}
