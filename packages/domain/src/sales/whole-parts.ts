import { negated, sumOf } from '../amounts.ts';
import { itemAt } from './item-at.ts';
import { divideRounded } from './rounding.ts';

/** The VAT of a line may be off by one hundredth, which is 100 in the unit of the remainders. */
const tolerance = 100n;

interface Part {
  readonly place: number;
  readonly remainder: bigint;
}

/**
 * Divides each numerator by the denominator into whole numbers whose sum is the rounded exact sum (largest
 * remainder method). Each part is rounded up or down; of equal remainders the first is rounded up. A part is
 * never rounded so far that the VAT of its line is off by more than a hundredth: if nearly all parts are just
 * above a whole number, the sum is off instead. The denominator is 100, or 100 plus a VAT rate of at most 100
 * percent.
 */
export function wholeParts(numerators: readonly bigint[], denominator: bigint): bigint[] {
  const [only] = numerators;
  if (numerators.length === 1 && only !== undefined) return [divideRounded(only, denominator)];
  const sum = sumOf(numerators);
  const leading = sum === 0n ? (numerators.find((each) => each !== 0n) ?? 0n) : sum;
  // A reversed invoice is divided like the original invoice, and the parts are negated.
  if (leading < 0n)
    return partsUp(
      numerators.map((each) => negated(each)),
      -sum,
      denominator,
    ).map((each) => negated(each));
  return partsUp(numerators, sum, denominator);
}

function partsUp(numerators: readonly bigint[], sum: bigint, denominator: bigint): bigint[] {
  const whole: bigint[] = [];
  const parts: Part[] = [];
  for (const [place, numerator] of numerators.entries()) {
    const rest = numerator % denominator;
    const remainder = rest < 0n ? rest + denominator : rest;
    whole.push((numerator - remainder) / denominator);
    if (remainder > 0n) parts.push({ place, remainder });
  }
  const wanted = Number(divideRounded(sum, denominator) - sumOf(whole));
  const upMin = parts.filter(({ remainder }) => remainder > tolerance).length;
  const upMax = parts.filter(({ remainder }) => remainder >= denominator - tolerance).length;
  const upward = Math.min(Math.max(wanted, upMin), upMax);
  parts.sort((one, other) => Number(other.remainder - one.remainder));
  for (const { place } of parts.slice(0, upward)) whole[place] = itemAt(whole, place) + 1n;
  return whole;
}
