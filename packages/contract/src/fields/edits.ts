import { z } from 'zod';
import { version } from './fields.ts';

/** The schema of a field without its default. */
type WithoutDefault<Field> =
  Field extends z.ZodDefault<infer Inner> ? Inner : Field extends z.ZodPrefault<infer Inner> ? Inner : Field;

type OptionalFields<Fields> = {
  [Name in keyof Fields]: WithoutDefault<Fields[Name]> extends z.ZodType
    ? z.ZodOptional<WithoutDefault<Fields[Name]>>
    : never;
};

/**
 * The fields of a record in an edit call. Defaults are removed, so that the server leaves the stored value of
 * an omitted field unchanged.
 */
export const optionalFields = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withoutDefault(field).optional()]),
  ) as OptionalFields<Fields>;

/**
 * The optional fields and the version of the record; without a version the server does not check for
 * concurrent changes.
 */
export const editedFields = <Fields extends Record<string, z.ZodType>>(fields: Fields) => ({
  ...optionalFields(fields),
  updatedAt: version.optional(),
});

function withoutDefault(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodDefault || field instanceof z.ZodPrefault
    ? (field.unwrap() as z.ZodType)
    : field;
}
