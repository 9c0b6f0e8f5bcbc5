import { isRegistrationValid, refuseUnless } from '@tezga/domain';
import type { Row } from '../platform/database/schema.generated.ts';

type Till = Pick<Row<'tenant.tills'>, 'shop_id' | 'tcr_number' | 'tcr_code'>;

const registrationOf = ({ shop_id: shopId, tcr_number: tcrNumber, tcr_code: tcrCode }: Till) => ({
  shopId,
  tcrNumber,
  tcrCode,
});

/** Refuses an edit that leaves a till its TCR code although its shop or TCR number changes. */
export function refuseStaleRegistration(before: Till, after: Till): void {
  refuseUnless(isRegistrationValid(registrationOf(before), registrationOf(after)), 'device-registered');
}
