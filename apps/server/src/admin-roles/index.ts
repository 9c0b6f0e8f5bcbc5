export {
  adminRightsOf,
  lockAdminRights,
  refuseAboveOwn,
  refuseReseller,
  type AdminRights,
} from './admin-rights.ts';
export { adminRolesHandlers } from './routes.ts';
