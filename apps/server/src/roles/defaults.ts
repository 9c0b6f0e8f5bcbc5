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
  // The template of the owner's role is offered to the owner only, because other users may not grant all rights.
  const codes: readonly DefaultRoleCode[] = isOwner(context.role)
    ? [ownerRoleCode, ...defaultRoleCodes]
    : defaultRoleCodes;
  return {
    defaultRoles: codes.map((code) =>
      Object.assign({ roleCode: code, roleDesc: names[code] }, defaultRolePermissions[code]),
    ),
  };
};
