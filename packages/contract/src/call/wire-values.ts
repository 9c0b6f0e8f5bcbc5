import type { AnyAmount } from '@tezga/domain';
import { z } from 'zod';
import { containsSchema } from './schema-parts.ts';

/** The input of the typed client: fields with a default are optional, and amounts are `bigint` counts. */
export type CountedInput<Input, Output> = [Extract<Output, AnyAmount>] extends [never]
  ? CountedWithin<Input, Output>
  : Exclude<Input, number> | Extract<Output, AnyAmount>;

type CountedWithin<Input, Output> = Input extends readonly (infer Given)[]
  ? CountedInput<Given, Extract<Output, readonly unknown[]>[number]>[]
  : Input extends object
    ? { [Name in keyof Input]: CountedInput<Input[Name], FieldOf<Extract<Output, object>, Name>> }
    : Input;

/** The JSON type of a value: amounts are numbers. */
export type OnWire<Value> = Value extends AnyAmount
  ? number
  : Value extends object
    ? { [Name in keyof Value]: OnWire<Value[Name]> }
    : Value;

type FieldOf<Output, Name> = Name extends keyof Output ? Output[Name] : never;

type Convert = (value: unknown) => unknown;
type Direction = 'encode' | 'decode';

const conversions = { encode: new WeakMap(), decode: new WeakMap() } as const satisfies Record<
  Direction,
  WeakMap<z.ZodType, { readonly convert: Convert | null }>
>;

/**
 * Encodes a value for JSON. Nothing is validated; a value without amounts is returned unchanged, as the same object.
 */
export const encoded = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  converted('encode', schema, value) as OnWire<z.output<Schema>>;

/** Decodes a JSON value: amounts become `bigint` counts. */
export const decoded = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  converted('decode', schema, value) as z.output<Schema>;

function converted(direction: Direction, schema: z.ZodType, value: unknown): unknown {
  const convert = conversionFor(direction, schema);
  return convert === null ? value : convert(value);
}

/** The conversion for values of this schema, cached by schema; null if it contains no codec. */
function conversionFor(direction: Direction, schema: z.ZodType): Convert | null {
  const known = conversions[direction].get(schema);
  if (known !== undefined) return known.convert;
  const convert = newConversion(direction, schema);
  conversions[direction].set(schema, { convert });
  return convert;
}

function newConversion(direction: Direction, schema: z.ZodType): Convert | null {
  if (schema instanceof z.ZodCodec) return codecConversion(direction, schema);
  if (schema instanceof z.ZodObject) return objectConversion(direction, schema.shape);
  if (schema instanceof z.ZodArray) {
    const each = conversionFor(direction, schema.element as z.ZodType);
    return each && ((values) => (Array.isArray(values) ? values.map(each) : values));
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return conversionFor(direction, schema.unwrap() as z.ZodType);
  if (containsSchema(schema, (part) => part instanceof z.ZodCodec))
    throw new Error(`an amount inside a ${schema.def.type} is not converted`);
  return null;
}

/** Values that are no amount pass unchanged: null, and form values that are not validated yet. */
function codecConversion(direction: Direction, { def }: z.ZodCodec): Convert {
  const isEncoding = direction === 'encode';
  const transform = isEncoding ? def.reverseTransform : def.transform;
  const kind = isEncoding ? 'bigint' : 'number';
  return (value) => (typeof value === kind ? transform(value, { value, issues: [] }) : value);
}

function objectConversion(direction: Direction, shape: Record<string, z.ZodType>): Convert | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const convert = conversionFor(direction, schema);
    return convert === null ? [] : [{ name, convert }];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const { name, convert } of fields) if (name in copy) copy[name] = convert(copy[name]);
    return copy;
  };
}
