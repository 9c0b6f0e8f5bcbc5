import type { contract } from '@tezga/contract';
import { banks as banksOfAlbania } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

export const banks: Handler<typeof contract.accounts.banks> = async () => ({
  banks: banksOfAlbania.map(({ id, name, swift, ibanCode }) => ({ _id: id, name, swift, ibanCode })),
});
