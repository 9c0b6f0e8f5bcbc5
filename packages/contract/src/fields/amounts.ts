import { hasDecimals, type FieldProblem } from '@tezga/domain';
import { z } from 'zod';

const tenDigits = 9_999_999_999.99;

interface Bounds {
  readonly decimals: 0 | 2 | 3 | 8;
  readonly sign: 'positive' | 'not-negative' | 'not-zero' | 'any';
  readonly most?: { readonly value: number; readonly problem: FieldProblem };
}

const decimalProblem: Record<Bounds['decimals'], FieldProblem> = {
  0: 'no-decimals',
  2: 'two-decimals',
  3: 'three-decimals',
  8: 'eight-decimals',
};

const holds: Record<Bounds['sign'], (value: number) => boolean> = {
  positive: (value) => value > 0,
  'not-negative': (value) => value >= 0,
  'not-zero': (value) => value !== 0,
  any: () => true,
};

/** An empty field is missing; anything else that is no number is wrong. */
const notANumber = ({ input }: { readonly input?: unknown }): FieldProblem =>
  input === undefined || input === null || input === '' ? 'required' : 'invalid';

/** A number as it is typed; the first thing wrong with it is what is said. */
function amount({ decimals, sign, most = { value: tenDigits, problem: 'ten-digits' } }: Bounds) {
  return z.number({ error: notANumber }).superRefine((value, context) => {
    const message = problemWith(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

  function problemWith(value: number): FieldProblem | null {
    if (sign !== 'any' && !holds[sign](value)) return sign;
    if (Math.abs(value) > most.value) return most.problem;
    return hasDecimals(value, decimals) ? null : decimalProblem[decimals];
  }
}

const hundred = { value: 100, problem: 'percentage' } as const;

export const price = amount({ decimals: 2, sign: 'positive' });
export const payment = price;
export const total = amount({ decimals: 2, sign: 'not-negative' });
export const signedTotal = amount({ decimals: 2, sign: 'any' });
export const unitPrice = amount({ decimals: 2, sign: 'not-negative' });
export const exchangeRate = amount({ decimals: 2, sign: 'positive' });
export const value = amount({ decimals: 8, sign: 'not-zero' });
export const percentage = amount({ decimals: 2, sign: 'positive', most: hundred });
export const percentageOrZero = amount({ decimals: 2, sign: 'not-negative', most: hundred });
export const quantity = amount({ decimals: 3, sign: 'positive' });
export const quantityEitherWay = amount({ decimals: 3, sign: 'not-zero' });
export const wholeQuantity = amount({ decimals: 0, sign: 'positive' });
export const wholeQuantityEitherWay = amount({ decimals: 0, sign: 'not-zero' });
export const cost = amount({ decimals: 3, sign: 'not-negative' });
export const threeDecimals = amount({ decimals: 3, sign: 'any' });
export const threeDecimalsNotZero = quantityEitherWay;
