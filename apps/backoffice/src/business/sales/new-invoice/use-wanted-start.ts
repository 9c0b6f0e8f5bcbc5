import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

interface Starts {
  readonly drafts: () => void;
  readonly order: () => void;
}

/** Does what a menu entry asks for in the address (`?start=drafts`), also while the screen is already open. */
export function useWantedStart(starts: Starts): void {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const wanted = search['start'];
  const begin = useEffectEvent((start: unknown) => {
    if (start !== 'drafts' && start !== 'order') return;
    starts[start]();
    void navigate({ to: '.', search: {}, replace: true });
  });
  useEffect(() => begin(wanted), [wanted]);
}
