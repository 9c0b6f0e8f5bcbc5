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
 * The fields of a record in an edit call. A field left out has no default, so that the server leaves the stored value
 * unchanged.
 */
export const optionalFields = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withoutDefault(field).optional()]),
  ) as OptionalFields<Fields>;

/** The same with the version of the record: left out, the edit is not checked for concurrent changes. */
export const editedFields = <Fields extends Record<string, z.ZodType>>(fields: Fields) => ({
  ...optionalFields(fields),
  updatedAt: version.optional(),
});

function withoutDefault(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodDefault || field instanceof z.ZodPrefault
    ? (field.unwrap() as z.ZodType)
    : field;
}
