export { drawerMovementKind, drawerMovementKindName } from './drawer-movement-kind.ts';
export { cashRegisterHandlers } from './routes.ts';
