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

/** Nobody but whoever counts the money knows it: an empty field is missing, and zero would be wrong. */
const unknownAmount = '' as unknown as number;

/** The till a form begins with: the one asked for, or the only one there is; otherwise none is chosen. */
export function tillToBegin(tills: readonly Pick<Till, '_id'>[], asked: string): string {
  const [first, ...others] = tills;
  if (tills.some(({ _id }) => _id === asked)) return asked;
  return first !== undefined && others.length === 0 ? first._id : '';
}

/** A drawer that is not open today is opened with what was left in it; into an open one money is put. */
export function proposedFor(drawer: Drawer | undefined): Pick<MovementValues, 'operation' | 'amount'> {
  if (drawer === undefined) return { operation: 'INITIAL', amount: unknownAmount };
  return drawer.initialBalance === null
    ? { operation: 'INITIAL', amount: encoded(figure.money, drawer.carriedOver) }
    : { operation: 'DEPOSIT', amount: unknownAmount };
}

export function newMovement(tillId: string, drawer: Drawer | undefined): MovementValues {
  return { pos_id: tillId, ...proposedFor(drawer), target: 'safe', note: '' };
}

/** What the role may do with drawers. */
export const operationsOf = (role: Pick<Role, 'code' | 'posPermissions'>): readonly Operation[] =>
  drawerOperations.filter((operation) => drawerProblem(role, operation) === null);

/** Whether a drawer in this state takes the operation; where its state is not known, the server says. */
export function isPossible(operation: Operation, drawer: Drawer | undefined): boolean {
  return drawer === undefined || (drawer.initialBalance === null) === (operation === 'INITIAL');
}
