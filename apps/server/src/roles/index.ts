export { refuseHoldersAboveOwn, rolesToGiveAgain, roleToGive, type Granting } from './grant.ts';
export { rolesHandlers } from './routes.ts';
