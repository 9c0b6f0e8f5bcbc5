import { z } from 'zod';
import { maySell } from '../sales/sale-access.ts';
import { containsSchema } from './schema-parts.ts';
import { mayCall, type Access, type Caller } from './who-may-call.ts';

const seesWarehouse = { area: 'warehouse', level: 'read' } as const;

/** Reply fields that only some roles may read; the rule is the same in every call that returns them. */
export const restrictedFields = {
  /** The cost and the margin: for roles that see the warehouse or edit articles. */
  cost: { anyOf: [seesWarehouse, { area: 'articlesAndCategories', level: 'readWrite' }] },
  /** The stock: also for roles that see articles or sell, because they must know if an article is available. */
  stock: { anyOf: [seesWarehouse, { area: 'articlesAndCategories', level: 'read' }, ...maySell.anyOf] },
  stockMovements: seesWarehouse,
  journal: { area: 'account', level: 'read' },
  /** The names of the employees: for roles that see the employees or the settings of the business. */
  employees: {
    anyOf: [
      { area: 'employees', level: 'read' },
      { area: 'configurations', level: 'read' },
    ],
  },
} as const satisfies Record<string, Access>;
export type RestrictedField = keyof typeof restrictedFields;

const marks = z.registry<{ readonly field: RestrictedField }>();

/** Marks a field of a reply as restricted; the server leaves it out for callers who may not read it. */
export function restricted<Field extends z.ZodType>(field: RestrictedField, schema: Field) {
  const optional = schema.optional();
  marks.add(optional, { field });
  return optional;
}

export const mayReadField = (field: RestrictedField, caller: Caller): boolean =>
  mayCall(restrictedFields[field], caller);

/**
 * The reply without the fields that the caller may not read; super admins and resellers get all fields.
 */
export function withoutRestricted(output: z.ZodType, reply: unknown, caller: Caller): unknown {
  const cut = caller.businessId === null ? null : cutFor(output);
  return cut === null ? reply : cut(reply, (field) => !mayReadField(field, caller));
}

type Cut = (value: unknown, isHidden: (field: RestrictedField) => boolean) => unknown;

const cuts = new WeakMap<z.ZodType, { readonly cut: Cut | null }>();

/**
 * Throws if a restricted field is in a place where it cannot be removed: only objects, lists and optional values are
 * searched.
 */
export function expectCuttable(output: z.ZodType): void {
  cutWithin(output);
}

/** The function that removes restricted fields from replies of this schema; null if it has none. */
function cutFor(schema: z.ZodType): Cut | null {
  const known = cuts.get(schema);
  if (known !== undefined) return known.cut;
  const cut = newCut(schema);
  cuts.set(schema, { cut });
  return cut;
}

function newCut(schema: z.ZodType): Cut | null {
  if (schema instanceof z.ZodObject) return cutOfObject(schema.shape);
  if (schema instanceof z.ZodArray) {
    const each = cutWithin(schema.element as z.ZodType);
    return each && ((values, isHidden) => (values as unknown[]).map((value) => each(value, isHidden)));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = cutWithin(schema.unwrap() as z.ZodType);
    return (
      inner && ((value, isHidden) => (value === null || value === undefined ? value : inner(value, isHidden)))
    );
  }
  if (containsSchema(schema, isMarked)) throw new Error(sentToEverybody);
  return null;
}

const sentToEverybody = 'a restricted field is in a place where it would be sent to everybody';

/**
 * The function for a nested schema. Throws if that schema itself is restricted, because only a field of an object can
 * be left out.
 */
function cutWithin(schema: z.ZodType): Cut | null {
  if (isMarked(schema)) throw new Error(sentToEverybody);
  return cutFor(schema);
}

const isMarked = (schema: z.ZodType): boolean => marks.get(schema) !== undefined;

function cutOfObject(shape: Record<string, z.ZodType>): Cut | null {
  const parts = Object.entries(shape).flatMap(([name, schema]) => {
    const field = marks.get(schema)?.field;
    const cut = cutFor(schema);
    return field === undefined && cut === null ? [] : [{ name, field, cut }];
  });
  if (parts.length === 0) return null;
  return (value, isHidden) => {
    const left: Record<string, unknown> = { ...(value as object) };
    for (const { name, field, cut } of parts) {
      if (field !== undefined && isHidden(field)) delete left[name];
      else if (cut !== null && name in left) left[name] = cut(left[name], isHidden);
    }
    return left;
  };
}
