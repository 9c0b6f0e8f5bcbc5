type Leaf = string | number | bigint | boolean | symbol | null | undefined | Date | File;

/** The dotted paths of all values in a form, such as `name` or `lines.0.quantity`. */
export type PathOf<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${PathOf<Item>}`
    : { [Key in keyof Values & string]: Key | `${Key}.${PathOf<NonNullable<Values[Key]>>}` }[keyof Values &
        string];

/** The type of the value at a path. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? ValueAt<MemberOf<Values, Head>, Rest>
  : MemberOf<Values, Path>;

type MemberOf<Values, Key extends string> =
  NonNullable<Values> extends readonly (infer Item)[]
    ? Item
    : Key extends keyof NonNullable<Values>
      ? NonNullable<Values>[Key]
      : undefined;

function memberOf(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

export function valueAt(values: unknown, path: string): unknown {
  let found = values;
  for (const key of path.split('.')) {
    found = memberOf(found, key);
  }
  return found;
}

/** A copy with one value replaced; objects that do not contain this value are not copied. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  return exchanged(values, path.split('.'), value) as Values;
}

function exchanged(holder: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) {
    return value;
  }
  const member = exchanged(memberOf(holder, key), rest, value);
  return Array.isArray(holder)
    ? holder.map((item: unknown, index) => (String(index) === key ? member : item))
    : { ...(holder as object), [key]: member };
}
