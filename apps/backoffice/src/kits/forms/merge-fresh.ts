/** What others have saved, and over it whatever was changed here since the form began: nothing typed is lost. */
export function mergeFresh<Values extends object>(begun: Values, mine: Values, fresh: Values): Values {
  const keys = Object.keys(mine) as (keyof Values)[];
  const changed = keys.filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(begun[key]));
  return { ...fresh, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}
