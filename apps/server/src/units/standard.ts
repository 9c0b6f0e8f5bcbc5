import type { contract } from '@tezga/contract';
import { standardUnits } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

export const standard: Handler<typeof contract.units.standard> = async (_input, { language }) => ({
  units: standardUnits.map((unit) => ({ name: unit[language], code: unit.code, isCommon: unit.isCommon })),
});
