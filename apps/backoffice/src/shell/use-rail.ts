import { useState } from 'react';

const railKey = 'tezga-rail';

/** Whether the navigation is narrowed to its icons; the browser remembers. */
export function useRail(): [boolean, (isRail: boolean) => void] {
  const [isRail, setRail] = useState(() => localStorage.getItem(railKey) === '1');
  return [
    isRail,
    (next) => {
      localStorage.setItem(railKey, next ? '1' : '0');
      setRail(next);
    },
  ];
}
