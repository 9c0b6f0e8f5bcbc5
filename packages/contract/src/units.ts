import { z } from 'zod';
import { flagInQuery, recordId, requiredText, typedText } from './fields/fields.ts';
import { optionalFields } from './fields/edits.ts';
import { route } from './call/route.ts';

const mayChange = { area: 'configurations', level: 'readWrite' } as const;
const unit = z.object({ unit_id: recordId, name: z.string(), code: z.string() });
const code = typedText()
  .max(10, 'too-long')
  .overwrite((written) => written.toUpperCase())
  .default('');
const unitInput = { name: requiredText(40), code };
/**
 * With an id: a change of that unit, which leaves omitted fields unchanged. Without an id: a new unit, which needs a
 * name.
 */
const unitToSave = z
  .object({ unit_id: recordId.optional(), ...optionalFields(unitInput) })
  .refine(({ unit_id: id, name }) => id !== undefined || name !== undefined, {
    path: ['name'],
    message: 'required',
  });
const ids = z.array(recordId).min(1, 'required').max(200, 'too-large');

/** The units of articles. */
export const units = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/units',
    summary: 'The units of the business by name, or the deleted ones.',
    access: 'business',
    input: z.object({ deleted: flagInQuery }),
    output: z.object({
      units: z.array(
        unit.extend({
          articlesCount: z.int(),
          /** True if neither the code nor the name is an official unit; e-invoices then count pieces. */
          isUnofficial: z.boolean(),
        }),
      ),
    }),
    fallback: 'data-fetch',
    timeoutMs: 5000,
  }),
  standard: route({
    service: 'main',
    method: 'GET',
    path: '/defaultUnitList',
    summary: 'Units that may be added with their official codes, and all other codes.',
    access: 'business',
    input: z.object({}),
    output: z.object({
      units: z.array(z.object({ name: z.string(), code: z.string(), isCommon: z.boolean() })),
      /** Official unit codes that have no name in the languages of the product. */
      otherCodes: z.array(z.string()),
    }),
    fallback: 'data-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-unit',
    summary: 'A new unit.',
    access: mayChange,
    input: z.object(unitInput),
    output: z.object({ unit_id: recordId }),
    refusals: ['unit-name-taken'],
    fallback: 'change-not-made',
  }),
  keepMany: route({
    service: 'main',
    method: 'POST',
    path: '/add-units',
    summary: 'Save several units, all or none of them: with an id a unit is changed, without one it is new.',
    access: mayChange,
    input: z.array(unitToSave).min(1, 'required').max(200, 'too-large'),
    output: z.object({ units: z.array(unit) }),
    refusals: ['not-found', 'unit-name-taken'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/delete-unit',
    summary: 'Delete units that no article uses, all or none of them; one always remains.',
    access: mayChange,
    input: z.object({ units: ids }),
    output: z.object({}),
    refusals: ['not-found', 'unit-in-use', 'unit-last'],
    fallback: 'settings-remove',
  }),
  restore: route({
    service: 'main',
    method: 'POST',
    path: '/restore-unit',
    summary: 'Bring deleted units back.',
    access: mayChange,
    input: z.object({ units: ids }),
    output: z.object({}),
    refusals: ['not-found', 'unit-name-taken'],
    fallback: 'change-not-made',
  }),
};
