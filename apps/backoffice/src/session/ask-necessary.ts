import type { contract, InputOf, OutputOf } from '@tezga/contract';

type Reply = OutputOf<typeof contract.settings.necessaryData>;

export type NecessaryPart = keyof Reply;
export type Necessary<Part extends NecessaryPart> = Exclude<Reply[Part], undefined>;
type Flags = InputOf<typeof contract.settings.necessaryData>;

/** Gathers what is missing in one moment into one call, each part by its flag. */
export function necessaryAsker(
  ask: (flags: Flags) => Promise<Reply>,
): <Part extends NecessaryPart>(part: Part) => Promise<Necessary<Part>> {
  let wanted = new Set<NecessaryPart>();
  let coming: Promise<Reply> | null = null;

  const askTogether = async () => {
    // A screen asks for its parts one after the other, all before the moment is over.
    await Promise.resolve();
    const parts = wanted;
    wanted = new Set();
    coming = null;
    return ask(Object.fromEntries([...parts].map((part) => [part, '1'])));
  };

  return async (part) => {
    wanted.add(part);
    coming ??= askTogether();
    const value = (await coming)[part];
    if (value === undefined) throw new Error(`the server did not answer for ${part}`);
    return value as Necessary<typeof part>;
  };
}
