/**
 * A number as messages write it, counted in whole hundredths or thousandths; what is finer is rounded, half away from
 * zero. Null where it is no number.
 */
export function fixedPointOf(text: string, decimals: number): bigint | null {
  const [, sign, whole, part = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const kept = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  const size = Number(part[decimals] ?? '0') >= 5 ? kept + 1n : kept;
  return sign === '-' ? -size : size;
}
