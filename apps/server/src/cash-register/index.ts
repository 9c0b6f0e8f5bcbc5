export { drawerMovementKind, drawerMovementKindName } from './drawer-movement-kind.ts';
export { cashRegisterHandlers } from './routes.ts';
export { changingDrawers, drawersStore } from './drawers-store.ts';
export { moveMoney } from './move-money.ts';
