import { day } from '@tezga/contract';
import { isRecordId } from '@tezga/domain';
import type { ValuationRequest } from './queries.ts';

/** The filters in the URL of the page. */
export interface ValuationSearch {
  readonly shop?: string | undefined;
  readonly category?: string | undefined;
  readonly date?: string | undefined;
}

/** The request for these filters; an incomplete date and unknown values are left out. */
export const valuationRequest = ({
  shop = '',
  category = '',
  date = '',
}: ValuationSearch): ValuationRequest => ({
  ...(isRecordId(shop) ? { shopIds: [shop] } : {}),
  ...(isRecordId(category) ? { category } : {}),
  ...(day.safeParse(date).success ? { date } : {}),
});
