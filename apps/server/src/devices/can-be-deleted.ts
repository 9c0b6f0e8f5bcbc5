import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { devicesToRemove } from './devices-to-remove.ts';

export const canBeDeleted: Handler<typeof contract.devices.canBeDeleted> = async (input, context) => {
  const devices = await devicesToRemove(context, input, { isLocking: false });
  const used = devices.filter(({ isUsed }) => isUsed).map(({ name }) => name);
  const { devices: words } = context.phrasesIn[context.language];
  return { canBeDeleted: used.length === 0, reason: used.length === 0 ? null : words.inUse(used.join(', ')) };
};
