import type { contract } from '@tezga/contract';
import { standardUnits } from '@tezga/domain';
import { unitCodes } from '@tezga/fiscal';
import type { Handler } from '../platform/http/context.ts';

const named: ReadonlySet<string> = new Set(standardUnits.map(({ code }) => code));

export const standard: Handler<typeof contract.units.standard> = async (_input, { language }) => ({
  units: standardUnits.map((unit) => ({ name: unit[language], code: unit.code, isCommon: unit.isCommon })),
  otherCodes: unitCodes.filter((code) => !named.has(code)),
});
