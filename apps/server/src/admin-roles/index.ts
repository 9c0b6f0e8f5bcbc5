export {
  adminRightsOf,
  endSessionsOfLowered,
  lockAdminRights,
  refuseAboveOwn,
  refuseReseller,
  type AdminRights,
} from './admin-rights.ts';
export { assignRole, defaultRole, roleToGive } from './assign-role.ts';
export { adminRolesHandlers } from './routes.ts';
