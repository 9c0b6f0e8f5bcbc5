export { refuseHoldersAboveOwn, rolesToGiveAgain, roleToGive, type Granting } from './grant.ts';
export { rolesInOrder } from './list.ts';
export { rolesHandlers } from './routes.ts';
