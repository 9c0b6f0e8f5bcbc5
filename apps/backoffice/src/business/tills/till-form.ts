import { contract, type InputOf } from '@tezga/contract';
import type { z } from 'zod';
import type { Till } from './queries.ts';

type Identity = '_id' | 'updatedAt';

export type TillValues = Omit<InputOf<typeof contract.tills.editPos>, Identity>;
type CheckedTill = Omit<z.output<typeof contract.tills.editPos.input>, Identity>;

/** A POS and an ePOS are changed alike: whether an ePOS sells without a client is not decided here. */
export const tillSchema: z.ZodType<CheckedTill, TillValues> = contract.tills.editPos.input.omit({
  _id: true,
  updatedAt: true,
});

export function tillValues({ shopId, name, deviceUUID, tcrCode }: Till): TillValues {
  return { shopId, name, deviceUUID, tcrCode };
}
