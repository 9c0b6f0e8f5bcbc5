import { businessLevel, type BusinessArea, type Role } from '@tezga/domain';
import type { FaultyService, Phrases } from '@tezga/phrases';
import { entryPath } from '../../kits/documents/document-paths.ts';

/** Where a cause is put right, and who may go there. */
export interface HelpPlace {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
  readonly key: BusinessArea;
}

export type Help = keyof Phrases['sales']['waiting']['help'];

const settings = (section: string): HelpPlace => ({
  to: '/settings',
  search: { section },
  key: 'configurations',
});

const places: Partial<Record<Help, HelpPlace>> = {
  certificate: settings('certificate'),
  shops: settings('shops'),
  tills: settings('pos'),
  drawer: { to: entryPath, search: {}, key: 'cashRegister' },
  employees: { to: '/employees', search: {}, key: 'employees' },
};

/** By the code of the tax authority, or by our own refusal before it was asked. */
const helpByFault: Readonly<Record<string, Help>> = {
  '34': 'certificate',
  '35': 'certificate',
  '36': 'certificate',
  '37': 'certificate',
  '38': 'certificate',
  '41': 'shops',
  '53': 'tills',
  '57': 'tills',
  'business-unit-missing': 'shops',
  'till-not-registered': 'tills',
  'operator-code-missing': 'employees',
  'drawer-not-open': 'drawer',
};

/** Why an invoice has no NIVF, or no EIC. */
export interface Cause {
  readonly status: 'pending' | 'error';
  readonly fault: string | null;
  /** Who said it; left out for the NIVF. */
  readonly service?: FaultyService;
}

/** From this number on each service has faults of its own. */
const ownFaultsFrom = 40;

/** What to do about a cause: where it is put right, or that nobody has to do anything. */
export function helpFor({ status, fault, service = 'fiscalization' }: Cause): Help {
  if (fault === null) return 'wait';
  if (fault.startsWith('certificate-')) return 'certificate';
  const isOfOthers = service !== 'fiscalization' && Number(fault) >= ownFaultsFrom;
  return (isOfOthers ? undefined : helpByFault[fault]) ?? (status === 'pending' ? 'wait' : 'resend');
}

/** Where a role goes to put a cause right; undefined where there is no such place, or it may not enter. */
export function helpPlaceFor(role: Role, cause: Cause): HelpPlace | undefined {
  const place = places[helpFor(cause)];
  return place === undefined || businessLevel(role, place.key) === 'none' ? undefined : place;
}
