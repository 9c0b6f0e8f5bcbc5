import { businessLevel, type BusinessArea, type Role } from '@tezga/domain';
import type { FaultyService, Phrases } from '@tezga/phrases';
import { entryPath } from '../../kits/documents/document-paths.ts';

/** The page where a cause is fixed, and the access it needs. */
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

/** The fix by the error number of the tax authority, or by the refusal code of our server. */
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

/** Why an invoice has no NIVF or no EIC. */
export interface Cause {
  readonly status: 'pending' | 'error';
  readonly fault: string | null;
  /** The service that sent the error; if left out, the fiscalization service. */
  readonly service?: FaultyService;
}

/**
 * From this number on, the fiscalization and the e-invoice service use the same number for different errors.
 */
const ownFaultsFrom = 40;

/** The fix for a cause: a page, or nothing to do. */
export function helpFor({ status, fault, service = 'fiscalization' }: Cause): Help {
  if (fault === null) return 'wait';
  if (fault.startsWith('certificate-')) return 'certificate';
  const isOfOthers = service !== 'fiscalization' && Number(fault) >= ownFaultsFrom;
  return (isOfOthers ? undefined : helpByFault[fault]) ?? (status === 'pending' ? 'wait' : 'resend');
}

/** The page where a user fixes a cause; undefined if there is none or the role may not open it. */
export function helpPlaceFor(role: Role, cause: Cause): HelpPlace | undefined {
  const place = places[helpFor(cause)];
  return place === undefined || businessLevel(role, place.key) === 'none' ? undefined : place;
}
