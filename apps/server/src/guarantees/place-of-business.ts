import type { Route } from '@tezga/contract';
import { z } from 'zod';
import type { Input, Inputs } from './world.ts';

/** The path to the field of an input that names a business, such as `payload`, `businessId`. */
export type Place = readonly string[];

const namesOfBusiness = new Set(['businessId', 'business_id', 'businessIds']);

/** Where the input of a call names a business; null if nowhere. */
export const placeOfBusiness = ({ input }: Route): Place | null => placeIn(input, []);

function placeIn(schema: unknown, path: Place): Place | null {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape);
    const named = fields.find(([name]) => namesOfBusiness.has(name));
    if (named !== undefined) return [...path, named[0]];
    return (
      fields.map(([name, field]) => placeIn(field, [...path, name])).find((place) => place !== null) ?? null
    );
  }
  if (schema instanceof z.ZodArray) return placeIn(schema.element, [...path, '0']);
  if (schema instanceof z.ZodPipe) return placeIn(schema.in, path);
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapper ? placeIn(schema.unwrap(), path) : null;
}

/** The input with this business at the place, or without any if the id is null. Lists stay as they are. */
export function withBusiness(good: Inputs, place: Place, id: string | null): Input {
  const input = { ...(good as Input) };
  const [name = '', ...rest] = place;
  if (rest.length > 0) return { ...input, [name]: withBusiness((input[name] ?? {}) as Input, rest, id) };
  delete input[name];
  return id === null ? input : { ...input, [name]: id };
}
