import { adminAreas, type AdminArea, type AdminPermissions, type Level } from '@tezga/domain';

type Sent = Partial<Record<AdminArea, { readonly value: Level } | undefined>>;

/** The levels of a call, without the names of the areas. */
export function levelsSent(sent: Sent): AdminPermissions {
  return Object.fromEntries(
    adminAreas.flatMap((area) => {
      const value = sent[area]?.value;
      return value === undefined ? [] : [[area, value]];
    }),
  );
}
