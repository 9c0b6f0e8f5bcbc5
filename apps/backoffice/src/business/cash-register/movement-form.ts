import { contract, encoded, figure, type WireInputOf } from '@tezga/contract';
import { drawerProblem, type Role } from '@tezga/domain';
import type { z } from 'zod';
import type { Drawer, Till } from './queries.ts';

export type MovementValues = WireInputOf<typeof contract.cashRegister.reportBalance>;
export type Operation = MovementValues['operation'];
type CheckedMovement = z.output<typeof contract.cashRegister.reportBalance.input>;

export const movementSchema: z.ZodType<CheckedMovement, MovementValues> =
  contract.cashRegister.reportBalance.input;

const { operation: operationField, target: targetField } = contract.cashRegister.reportBalance.input.shape;
export const drawerOperations = operationField.options;
export const drawerTargets = targetField.unwrap().options;

/** The amount must be counted and typed: an empty field is reported as missing, a default of zero would be wrong. */
const unknownAmount = '' as unknown as number;

/** The initial till: the requested one, or the only one; otherwise none. */
export function tillToBegin(tills: readonly Pick<Till, '_id'>[], requested: string): string {
  const [first, ...others] = tills;
  if (tills.some(({ _id }) => _id === requested)) return requested;
  return first !== undefined && others.length === 0 ? first._id : '';
}

/** Proposes to open a closed drawer with the remaining cash, or a deposit into an open one. */
export function proposedFor(drawer: Drawer | undefined): Pick<MovementValues, 'operation' | 'amount'> {
  if (drawer === undefined) return { operation: 'INITIAL', amount: unknownAmount };
  return drawer.initialBalance === null
    ? { operation: 'INITIAL', amount: encoded(figure.money, drawer.carriedOver) }
    : { operation: 'DEPOSIT', amount: unknownAmount };
}

export function newMovement(tillId: string, drawer: Drawer | undefined): MovementValues {
  return { pos_id: tillId, ...proposedFor(drawer), target: 'safe', note: '' };
}

/** The operations that the role may do. */
export const operationsOf = (role: Pick<Role, 'code' | 'posPermissions'>): readonly Operation[] =>
  drawerOperations.filter((operation) => drawerProblem(role, operation) === null);

/** Whether the drawer can take the operation in its state; if the state is not loaded, the server decides. */
export function isPossible(operation: Operation, drawer: Drawer | undefined): boolean {
  return drawer === undefined || (drawer.initialBalance === null) === (operation === 'INITIAL');
}
