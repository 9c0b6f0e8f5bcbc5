/** What a field of a number holds while it is typed: `12.50` is text until it is left. */
export type TypedAmount = number | string;

/** The number that is typed; nothing where it is none yet. */
export function amountOfTyped(typed: TypedAmount): number | '' {
  if (typeof typed === 'number') return typed;
  const number = Number(typed);
  return typed.trim() === '' || !Number.isFinite(number) ? '' : number;
}

/** The text stays as it is typed while it means the form's number, so that `12.0` can become `12.05`. */
export function shownAmount(typed: TypedAmount, value: number | '' | null | undefined): TypedAmount {
  const known = value ?? '';
  return amountOfTyped(typed) === known ? typed : known;
}

/** As the field shows a number nobody is typing. */
export function filledAmount(value: number | '' | null | undefined, decimals: number): TypedAmount {
  return typeof value === 'number' ? value.toFixed(decimals) : '';
}

/** The number of a text that is pasted, as people write them here: `98,50`, `1.234,50`, `1 234.5`; null where it is none. */
export function pastedAmount(text: string, decimalsMost: number): number | null {
  const compact = text.replaceAll(/[\s\u00A0]/g, '');
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const sign = compact[last];
  // A sign that stands more than once groups thousands, and so does one before three digits where fewer are decimals.
  const isBeforeThousand = compact.length - last === 4 && decimalsMost < 3;
  const isGrouping = last === -1 || compact.indexOf(sign ?? '') !== last || isBeforeThousand;
  const whole = isGrouping ? compact : compact.slice(0, last);
  const decimals = isGrouping ? '' : compact.slice(last + 1);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}0`);
}
