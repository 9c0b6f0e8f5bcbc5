export { drawerMovementKind, drawerMovementKindName } from './drawer-movement-kind.ts';
export { cashRegisterHandlers } from './routes.ts';
export { changingDrawers, drawersStore, lockingDrawers } from './drawers-store.ts';
export { carryLateMoney, openLateDrawer } from './late-drawer.ts';
export { moveMoney, type Moving } from './move-money.ts';
export { movePaymentCash } from './move-payment-cash.ts';
export { resendMovements } from './resend-movements.ts';
