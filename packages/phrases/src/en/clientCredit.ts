import type { Phrases } from '../phrases.ts';

export const clientCredit: Phrases['clientCredit'] = {
  title: 'Client credit',
  hint: 'The points of customers, with which they pay their invoices.',
  exchangeRate: 'Value of one point',
  exchangeRateHint: 'How many lek one point of credit is worth.',
  codeStandard: 'Standard of the codes',
  codeStandardHint: 'How the codes of cards are written, such as 5 digits.',
  notConfigured:
    'Client credit is not configured: payments take no points until you save the value of one point.',
  updated: 'The client credit was saved!',
  change: 'Change the credit',
  changeText: 'Enter how many points the customer has in all. The change is recorded in the activity log.',
  points: 'Points',
  unit: 'points',
  save: 'Save the credit',
  failed: 'The credit was not saved',
  available: 'Available',
  availableOf: (worth: string, points: string) => `${worth} ALL (${points} points)`,
  over: (worth: string) => `More than the available credit: ${worth} ALL.`,
};
