import { adminAreas, businessAreas, levels, posAreas, productAreas } from '@tezga/domain';
import { z } from 'zod';
import { recordId } from './fields.ts';

const level = z.enum(levels);

/** A role as the screens know it; the names of its fields are the specification's. */
export const roleFields = z.object({
  _id: recordId,
  roleCode: z.string(),
  roleDesc: z.string(),
  backofficePermissions: z.partialRecord(z.enum(businessAreas), level),
  posPermissions: z.partialRecord(z.enum(posAreas), level),
  saPermissions: z.partialRecord(z.enum(adminAreas), level),
});

/** The permissions of a role in a business, by product. The areas of the platform are not included. */
export const productPermissionFields = {
  backofficePermissions: z.partialRecord(z.enum(productAreas.backoffice), level),
  posPermissions: z.partialRecord(z.enum(productAreas.pos), level),
  easybarPermissions: z.partialRecord(z.enum(productAreas.easybar), level),
  easypointPermissions: z.partialRecord(z.enum(productAreas.easypoint), level),
  easybooksPermissions: z.partialRecord(z.enum(productAreas.easybooks), level),
};
