import { adminAreas, businessAreas, levels, posAreas, productAreas, type Role } from '@tezga/domain';
import { z } from 'zod';
import { recordId } from './fields.ts';

const level = z.enum(levels);

/** A role as the screens use it; the field names come from the specification. */
export const roleFields = z.object({
  _id: recordId,
  roleCode: z.string(),
  roleDesc: z.string(),
  backofficePermissions: z.partialRecord(z.enum(businessAreas), level),
  posPermissions: z.partialRecord(z.enum(posAreas), level),
  /** The level in an area of the platform, and the name of the area in the language of the user. */
  saPermissions: z.partialRecord(z.enum(adminAreas), z.object({ value: level, name: z.string() })),
});

/** Converts the role in a reply into the form that the permission rules use. */
export function roleFrom({
  roleCode,
  backofficePermissions,
  posPermissions,
  saPermissions,
}: RoleFields): Role {
  return {
    code: roleCode,
    backofficePermissions,
    posPermissions,
    saPermissions: Object.fromEntries(
      Object.entries(saPermissions).map(([area, permission]) => [area, permission?.value]),
    ),
  };
}

type RoleFields = Pick<
  z.output<typeof roleFields>,
  'roleCode' | 'backofficePermissions' | 'posPermissions' | 'saPermissions'
>;

/** The permissions of a role in a business, by product. The areas of the platform are not included. */
export const productPermissionFields = {
  backofficePermissions: z.partialRecord(z.enum(productAreas.backoffice), level),
  posPermissions: z.partialRecord(z.enum(productAreas.pos), level),
  easybarPermissions: z.partialRecord(z.enum(productAreas.easybar), level),
  easypointPermissions: z.partialRecord(z.enum(productAreas.easypoint), level),
  easybooksPermissions: z.partialRecord(z.enum(productAreas.easybooks), level),
};
