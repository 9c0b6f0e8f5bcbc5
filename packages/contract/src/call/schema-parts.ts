import { z } from 'zod';

/** Whether the schema, or any schema nested in it, satisfies the predicate. */
export function containsSchema(
  schema: z.ZodType,
  predicate: (part: z.ZodType) => boolean,
  seen = new Set<z.ZodType>(),
): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return predicate(schema) || partsOf(schema).some((part) => containsSchema(part, predicate, seen));
}

/** The schemas nested directly in a schema, read from its definition whatever its kind. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  const within = (value: unknown): z.ZodType[] => {
    if (value instanceof z.ZodType) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : [];
  };
  const named = Object.values(schema.def).flatMap(within);
  return schema instanceof z.ZodLazy ? [...named, schema.unwrap() as z.ZodType] : named;
}
