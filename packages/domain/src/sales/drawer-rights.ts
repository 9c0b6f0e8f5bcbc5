import type { FieldProblem } from '../field-problems.ts';
import { posLevel, type PosArea, type Role } from '../permissions.ts';

/** Opening the drawer begins a shift, which is for whoever sells; putting money in and taking it out is not. */
const drawerRights: Readonly<Record<'INITIAL' | 'DEPOSIT' | 'WITHDRAW', readonly [PosArea, FieldProblem]>> = {
  INITIAL: ['shifts', 'opening-not-permitted'],
  DEPOSIT: ['cashDrawer', 'movement-not-permitted'],
  WITHDRAW: ['cashDrawer', 'movement-not-permitted'],
};

/** Why the role may not do this with a drawer; null where it may. */
export function drawerProblem(
  role: Pick<Role, 'code' | 'posPermissions'>,
  operation: keyof typeof drawerRights,
): FieldProblem | null {
  const [area, problem] = drawerRights[operation];
  return posLevel(role, area) === 'readWrite' ? null : problem;
}
