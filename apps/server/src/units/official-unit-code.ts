import { standardUnitCode } from '@tezga/domain';
import { isUnitCode } from '@tezga/fiscal';

/**
 * The code of a unit in e-invoices: the one that the business has set, else that of the standard unit with this name;
 * null if it has neither. Codes that were saved before the server checked them against the code list may be any text.
 */
export const officialUnitCode = ({
  name,
  code,
}: {
  readonly name: string;
  readonly code: string;
}): string | null => (isUnitCode(code) ? code : standardUnitCode(name));
