import type { Phrases } from '@tezga/phrases';
import type { SelfCareAccount } from './queries.ts';

interface Named {
  readonly name: string;
}

const namesOf = (all: readonly Named[]) => all.map(({ name }) => name).join(', ');

/** One sentence for each kind of difference between the portal and the business. */
export function differencesOf(account: SelfCareAccount, words: Phrases['selfCare']): string[] {
  const unmatched = account.operators.filter(({ employeeId }) => employeeId === null);
  const missing = unmatched.filter(({ formerName }) => formerName === null);
  const former = unmatched.filter(({ formerName }) => formerName !== null);
  const openUnits = account.businessUnits.filter(({ shopId, status }) => shopId === null && status === 1);
  const closedShops = account.businessUnits.filter(({ shopId, status }) => shopId !== null && status === 5);
  const kinds: [all: readonly Named[], sentence: (names: string) => string][] = [
    [missing, words.missingEmployees],
    [former, words.formerEmployees],
    [account.employeesNotInPortal, words.employeesNotThere],
    [openUnits, words.missingShops],
    [closedShops, words.closedShops],
    [account.shopsNotInPortal, words.shopsNotThere],
  ];
  return kinds.flatMap(([all, sentence]) => (all.length === 0 ? [] : [sentence(namesOf(all))]));
}
