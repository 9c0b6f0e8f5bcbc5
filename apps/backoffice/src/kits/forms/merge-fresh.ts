/**
 * Three-way merge: the values saved by others, overlaid with the fields that the user has changed since opening the
 * form.
 */
export function mergeFresh<Values extends object>(begun: Values, mine: Values, fresh: Values): Values {
  const keys = Object.keys(mine) as (keyof Values)[];
  const changed = keys.filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(begun[key]));
  return { ...fresh, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}
