import {
  adminLevel,
  businessLevel,
  operatorRoleCode,
  type AdminArea,
  type BusinessArea,
  type Role,
} from '@tezga/domain';
import type { Screen } from './screen.ts';

export type Area = 'business' | 'super-admin';

/** Whether a role may open a screen of its own area. */
export function mayEnter(screen: Screen, area: Area, role: Role): boolean {
  if (screen.area !== area) return false;
  if (screen.key === null) return true;
  const level =
    area === 'super-admin'
      ? adminLevel(role, screen.key as AdminArea)
      : businessLevel(role, screen.key as BusinessArea);
  return screen.levels.includes(level);
}

/** The screen of a path, also of a path with a record's id. */
export function screenAt(screens: readonly Screen[], area: Area, address: string): Screen | undefined {
  return screens.find(
    (screen) =>
      screen.area === area && new RegExp(`^${screen.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
  );
}

const landingPath: Record<Area, string> = { business: '/dashboard', 'super-admin': '/business' };
/** Operators start with a new invoice, because they sell and do not need the figures of the dashboard. */
const operatorPath = '/receipts/new';

/**
 * The start page of a role: the new invoice for an operator who may issue it, the landing page of the area, or else
 * the first page that the role may open; null if there is none.
 */
export function landingOf(screens: readonly Screen[], area: Area, role: Role): string | null {
  const open = screens.filter((screen) => mayEnter(screen, area, role) && !screen.path.includes(':'));
  const wanted = role.code === operatorRoleCode ? [operatorPath, landingPath[area]] : [landingPath[area]];
  const landing = wanted.find((path) => open.some((screen) => screen.path === path));
  return landing ?? open[0]?.path ?? null;
}
