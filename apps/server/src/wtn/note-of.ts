import type { contract } from '@tezga/contract';
import { hundredthsOf, noteLineTextMax, thousandthsOf, type Stop, type TransferNote } from '@tezga/domain';
import type { z } from 'zod';

export type NoteInput = z.output<typeof contract.wtn.issue.input>;

/** The note as the rules know it. */
export function noteOf(input: NoteInput): TransferNote {
  return {
    kind: input.kind,
    transaction: input.transaction,
    vehicle: input.vehicle,
    carrier: input.carrier,
    start: stopOf(input.start),
    destination: stopOf(input.destination),
    isFlammable: input.isGoodsFlammable,
    needsEscort: input.isEscortRequired,
    packaging: input.packaging,
    packageCount: input.packageCount,
    valueOfGoods: hundredthsOf(input.valueOfGoods),
    lines: input.lines.map(({ articleId, name, code, unit, quantity }) => ({
      articleId,
      // Names of articles may be longer than a note can say.
      name: name.slice(0, noteLineTextMax),
      code,
      unit,
      quantity: thousandthsOf(quantity),
    })),
  };
}

/** In whole seconds, as messages of the tax authority say a moment. */
function stopOf<Point>({ at, ...place }: Omit<Stop<Point>, 'at'> & { readonly at: string }): Stop<Point> {
  return { ...place, at: new Date(Math.floor(Date.parse(at) / 1000) * 1000) };
}
