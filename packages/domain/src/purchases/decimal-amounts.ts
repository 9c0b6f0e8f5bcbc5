/**
 * Parses a decimal number of a message into whole hundredths or thousandths; further decimals are rounded
 * half away from zero. Null if the text is not a number.
 */
export function fixedPointOf(text: string, decimals: number): bigint | null {
  const [, sign, whole, part = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const digits = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  const size = Number(part[decimals] ?? '0') >= 5 ? digits + 1n : digits;
  return sign === '-' ? -size : size;
}
