import type { contract } from '@tezga/contract';
import {
  defaultRoleCodes,
  defaultRolePermissions,
  isOwner,
  ownerRoleCode,
  type DefaultRoleCode,
} from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

export const defaults: Handler<typeof contract.roles.defaults> = async (_input, context) => {
  const names = context.phrasesIn[context.language].roles.defaults;
  // Only the owner may grant all rights, so only the owner gets the owner's role as a template.
  const codes: readonly DefaultRoleCode[] = isOwner(context.role)
    ? [ownerRoleCode, ...defaultRoleCodes]
    : defaultRoleCodes;
  return {
    defaultRoles: codes.map((code) =>
      Object.assign({ roleCode: code, roleDesc: names[code] }, defaultRolePermissions[code]),
    ),
  };
};
