/** The groupings of a sales report: one row for each day, hour, shop, article … */
export const soldGroupings = [
  'day',
  'week',
  'month',
  'hour',
  'weekday',
  'shop',
  'till',
  'method',
  'vat',
  'client',
  'operator',
  'item',
  'invoice',
] as const;
export type SoldGrouping = (typeof soldGroupings)[number];

/** The groupings of the sales summary, which the user chooses. */
export const summaryGroupings = [
  'day',
  'week',
  'month',
  'hour',
  'weekday',
  'shop',
  'till',
  'method',
] as const satisfies readonly SoldGrouping[];
export type SummaryGrouping = (typeof summaryGroupings)[number];

/** The maximum length of a report's period; longer periods are refused. */
export const reportDaysMax = 3660;

/** The key of the row for invoices without a buyer, and for lines without an article. */
export const othersKey = '';

/** The name of the row for invoices without a buyer, as the specification writes it. */
export const noBuyerName = 'Te tjere';

/**
 * The prefix of keys for buyers without a customer record: their name follows, so that no name looks like an
 * id.
 */
export const buyerKeyPrefix = 'buyer:';
