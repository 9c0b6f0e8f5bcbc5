import type { FieldProblem } from '../field-problems.ts';
import { posLevel, type PosArea, type Role } from '../permissions.ts';

/**
 * The right for each drawer movement. Opening the drawer starts a shift, so operators who sell may do it;
 * deposits and withdrawals need another right.
 */
const drawerRights: Readonly<Record<'INITIAL' | 'DEPOSIT' | 'WITHDRAW', readonly [PosArea, FieldProblem]>> = {
  INITIAL: ['shifts', 'opening-not-permitted'],
  DEPOSIT: ['cashDrawer', 'movement-not-permitted'],
  WITHDRAW: ['cashDrawer', 'movement-not-permitted'],
};

/** Why the role may not make this drawer movement; null if it may. */
export function drawerProblem(
  role: Pick<Role, 'code' | 'posPermissions'>,
  operation: keyof typeof drawerRights,
): FieldProblem | null {
  const [area, problem] = drawerRights[operation];
  return posLevel(role, area) === 'readWrite' ? null : problem;
}
