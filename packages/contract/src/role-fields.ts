import { adminAreas, businessAreas, levels } from '@tezga/domain';
import { z } from 'zod';
import { recordId } from './fields.ts';

const level = z.enum(levels);

/** A role as the screens know it; the names of its fields are the specification's. */
export const roleFields = z.object({
  _id: recordId,
  roleCode: z.string(),
  roleDesc: z.string(),
  backofficePermissions: z.partialRecord(z.enum(businessAreas), level),
  saPermissions: z.partialRecord(z.enum(adminAreas), level),
});
