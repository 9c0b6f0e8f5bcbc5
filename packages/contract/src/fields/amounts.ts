import {
  fixedPointOf,
  fixedPointText,
  hasDecimals,
  type AnyAmount,
  type ExchangeRate,
  type FieldProblem,
  type Money,
  type Percent,
  type Points,
  type Quantity,
  type UnitCost,
} from '@tezga/domain';
import { z } from 'zod';

const tenDigits = 9_999_999_999.99;

interface Bounds {
  readonly decimals: 0 | 2 | 3;
  readonly sign: 'positive' | 'not-negative' | 'not-zero' | 'any';
  readonly maximum?: { readonly value: number; readonly problem: FieldProblem };
}

const decimalProblem: Record<Bounds['decimals'], FieldProblem> = {
  0: 'no-decimals',
  2: 'two-decimals',
  3: 'three-decimals',
};

const holds: Record<Bounds['sign'], (value: number) => boolean> = {
  positive: (value) => value > 0,
  'not-negative': (value) => value >= 0,
  'not-zero': (value) => value !== 0,
  any: () => true,
};

/** An empty field is reported as missing; any other value that is not a number as invalid. */
const notANumber = ({ input }: { readonly input?: unknown }): FieldProblem =>
  input === undefined || input === null || input === '' ? 'required' : 'invalid';

/** The schema of a typed number; it reports only the first problem. */
function numberWithin({ decimals, sign, maximum = { value: tenDigits, problem: 'ten-digits' } }: Bounds) {
  return z.number({ error: notANumber }).superRefine((value, context) => {
    const message = problemWith(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

  function problemWith(value: number): FieldProblem | null {
    if (sign !== 'any' && !holds[sign](value)) return sign;
    if (Math.abs(value) > maximum.value) return maximum.problem;
    return hasDecimals(value, decimals) ? null : decimalProblem[decimals];
  }
}

/** Converts between a JSON number and a `bigint` count of the smallest unit. */
function counted<Amount extends AnyAmount>(wire: z.ZodNumber, scale: number) {
  // JSON Schema must describe the JSON number in both directions.
  return z.codec(wire, z.custom<Amount>().meta({ type: 'number' }), {
    decode: (value) => countOf(value, scale) as Amount,
    encode: (amount) => numberOf(amount, scale),
  });
}

/**
 * From 2^51 on, the floating-point product may be off by one, so the count is built from the decimal digits.
 */
function countOf(value: number, scale: number): bigint {
  const parts = Math.round(value * 10 ** scale);
  return Math.abs(parts) < 2 ** 51 ? BigInt(parts) : (fixedPointOf(String(value), scale) ?? BigInt(parts));
}

function numberOf(amount: bigint, scale: number): number {
  const parts = Number(amount);
  return Number.isSafeInteger(parts) ? parts / 10 ** scale : Number(fixedPointText(amount, scale));
}

const scaleOf = { money: 2, quantity: 3, unitCost: 6, exchangeRate: 8, percent: 2, points: 2 } as const;

const moneyWithin = (bounds: Omit<Bounds, 'decimals'>) =>
  counted<Money>(numberWithin({ decimals: 2, ...bounds }), scaleOf.money);
const percentWithin = (bounds: Omit<Bounds, 'decimals'>) =>
  counted<Percent>(numberWithin({ decimals: 2, ...bounds }), scaleOf.percent);
const quantityWithin = (bounds: Omit<Bounds, 'decimals'>, decimals: 0 | 3 = 3) =>
  counted<Quantity>(numberWithin({ decimals, ...bounds }), scaleOf.quantity);

const hundred = { value: 100, problem: 'percentage' } as const;

export const price = moneyWithin({ sign: 'positive' });
export const payment = price;
export const total = moneyWithin({ sign: 'not-negative' });
export const signedTotal = moneyWithin({ sign: 'any' });
export const unitPrice = total;
export const exchangeRate = counted<ExchangeRate>(
  numberWithin({ decimals: 2, sign: 'positive' }),
  scaleOf.exchangeRate,
);
export const percentage = percentWithin({ sign: 'positive', maximum: hundred });
export const percentageOrZero = percentWithin({ sign: 'not-negative', maximum: hundred });
export const quantity = quantityWithin({ sign: 'positive' });
export const quantityOrZero = quantityWithin({ sign: 'not-negative' });
export const anyQuantity = quantityWithin({ sign: 'any' });
export const signedQuantity = quantityWithin({ sign: 'not-zero' });
export const wholeQuantity = quantityWithin({ sign: 'positive' }, 0);
export const signedWholeQuantity = quantityWithin({ sign: 'not-zero' }, 0);
export const pointsOrZero = counted<Points>(
  numberWithin({ decimals: 2, sign: 'not-negative' }),
  scaleOf.points,
);
export const cost = counted<UnitCost>(numberWithin({ decimals: 3, sign: 'not-negative' }), scaleOf.unitCost);

/** Declares a default by its JSON value, which the OpenAPI document shows in requests and replies. */
export const withDefault = <Schema extends z.ZodType>(
  schema: Schema,
  value: Exclude<z.input<Schema>, undefined>,
) => schema.prefault(value).meta({ default: value });

/** Amounts in replies: any number is valid. */
export const figure = {
  money: counted<Money>(z.number(), scaleOf.money),
  quantity: counted<Quantity>(z.number(), scaleOf.quantity),
  unitCost: counted<UnitCost>(z.number(), scaleOf.unitCost),
  exchangeRate: counted<ExchangeRate>(z.number(), scaleOf.exchangeRate),
  percent: counted<Percent>(z.number(), scaleOf.percent),
  points: counted<Points>(z.number(), scaleOf.points),
} as const;
