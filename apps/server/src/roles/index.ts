export { refuseHoldersAboveOwn, rolesToGiveAgain, roleToGive, type Granting } from './grant.ts';
export { laterVersion } from './later-version.ts';
export { rolesHandlers } from './routes.ts';
