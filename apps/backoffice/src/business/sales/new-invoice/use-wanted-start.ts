import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

interface Starts {
  readonly drafts: () => void;
  readonly order: () => void;
  readonly copy: (invoiceId: string) => void;
}

/**
 * Runs the action in the URL: `?start=drafts` opens the drafts, `?copy=<id>` a copy of an invoice. It also
 * works while the screen is already open.
 */
export function useWantedStart(starts: Starts): void {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { start: wanted, copy: copied } = search;
  const begin = useEffectEvent((start: unknown, copy: unknown) => {
    if (start === 'drafts' || start === 'order') starts[start]();
    else if (typeof copy === 'string') starts.copy(copy);
    else return;
    void navigate({ to: '.', search: {}, replace: true });
  });
  useEffect(() => begin(wanted, copied), [wanted, copied]);
}
