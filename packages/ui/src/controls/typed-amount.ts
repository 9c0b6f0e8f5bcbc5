/**
 * The value of a number field while the user types; for example `12.50` stays a text until the field loses
 * focus.
 */
export type TypedAmount = number | string;

/** The typed number; empty if the text is not a complete number. */
export function amountOfTyped(typed: TypedAmount): number | '' {
  if (typeof typed === 'number') return typed;
  const number = Number(typed);
  return typed.trim() === '' || !Number.isFinite(number) ? '' : number;
}

/**
 * What the field shows: the typed text as long as it equals the number in the form, so that `12.0` can become
 * `12.05`.
 */
export function shownAmount(typed: TypedAmount, value: number | '' | null | undefined): TypedAmount {
  const known = value ?? '';
  return amountOfTyped(typed) === known ? typed : known;
}

/** The text of a field that gets the focus: the number with all its decimals, as the field showed it before. */
export function filledAmount(value: number | '' | null | undefined, decimals: number): TypedAmount {
  return typeof value === 'number' ? value.toFixed(decimals) : '';
}

/** Parses pasted text in the local notations `98,50`, `1.234,50` and `1 234.5`; null if it is not a number. */
export function pastedAmount(text: string, decimalsMax: number): number | null {
  const compact = text.replaceAll(/[\s\u00A0]/g, '');
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const sign = compact[last];
  // The last separator is a thousands separator if it occurs twice, or if exactly three digits follow it and
  // the field has fewer than three decimals.
  const isBeforeThousand = compact.length - last === 4 && decimalsMax < 3;
  const isGrouping = last === -1 || compact.indexOf(sign ?? '') !== last || isBeforeThousand;
  const whole = isGrouping ? compact : compact.slice(0, last);
  const decimals = isGrouping ? '' : compact.slice(last + 1);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}0`);
}
