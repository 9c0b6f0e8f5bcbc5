import { tiranaDay } from '@tezga/domain';
import { useState } from 'react';

/** The day in Tirana when the part was opened, YYYY-MM-DD. */
export function useToday(): string {
  const [today] = useState(() => tiranaDay(new Date()));
  return today;
}
