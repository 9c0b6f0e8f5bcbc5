export { fleetPath } from './paths.ts';
