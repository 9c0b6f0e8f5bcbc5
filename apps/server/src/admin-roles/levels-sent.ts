import { adminAreas, type AdminArea, type AdminPermissions, type Level } from '@tezga/domain';

type Sent = Partial<Record<AdminArea, { readonly value: Level } | undefined>>;

/** The levels in the input of a call, by area; areas without a level in the input are left out. */
export function levelsSent(sent: Sent): AdminPermissions {
  return Object.fromEntries(
    adminAreas.flatMap((area) => {
      const value = sent[area]?.value;
      return value === undefined ? [] : [[area, value]];
    }),
  );
}
