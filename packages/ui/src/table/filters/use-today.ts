import { tiranaDay } from '@tezga/domain';
import { useState } from 'react';

/** The current day in Tirana at the first render, YYYY-MM-DD. */
export function useToday(): string {
  const [today] = useState(() => tiranaDay(new Date()));
  return today;
}
