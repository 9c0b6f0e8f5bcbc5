import { negated, sumOf } from '../amounts.ts';
import { itemAt } from './item-at.ts';
import { divideRounded } from './rounding.ts';

/** VAT of a line may be off by one hundredth, which in the fractions of a percent that are counted here is this many. */
const forgiven = 100n;

interface Part {
  readonly place: number;
  readonly remainder: bigint;
}

/**
 * Each numerator over the denominator as a whole number, so that together they are their rounded sum (largest remainders).
 * A part becomes one of the two whole numbers beside it, the first of equals going up. None goes so far that the VAT of its
 * line were off by more than a hundredth: where nearly all parts lie just above a whole number, the sum gives way instead.
 * The denominator is a hundred, or a hundred and the percent of a rate up to a hundred.
 */
export function wholeParts(numerators: readonly bigint[], denominator: bigint): bigint[] {
  const [only] = numerators;
  if (numerators.length === 1 && only !== undefined) return [divideRounded(only, denominator)];
  const sum = sumOf(numerators);
  const leading = sum === 0n ? (numerators.find((each) => each !== 0n) ?? 0n) : sum;
  // What undoes an invoice is divided as the invoice was.
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
  const least = parts.filter(({ remainder }) => remainder > forgiven).length;
  const most = parts.filter(({ remainder }) => remainder >= denominator - forgiven).length;
  const upward = Math.min(Math.max(wanted, least), most);
  parts.sort((one, other) => Number(other.remainder - one.remainder));
  for (const { place } of parts.slice(0, upward)) whole[place] = itemAt(whole, place) + 1n;
  return whole;
}
