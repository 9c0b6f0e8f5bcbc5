import { Kbd, UnstyledButton, usePageKey, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { invoicePath } from '../../../kits/documents/document-paths.ts';
import { listedAround } from '../queries.ts';
import classes from './Neighbours.module.css';

/** The keys J and K: the next and the previous invoice of the list that this one was opened from. */
export function Neighbours({ id }: { readonly id: string }) {
  const words = usePhrases().sales.page;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { previous, next } = useMemo(() => listedAround(queries, id), [queries, id]);
  // Replaces the history entry, so that back navigation leads to the list.
  const goTo = (_id: string | null) =>
    _id === null ? null : () => void navigate({ to: invoicePath({ _id }), replace: true });
  const [toNext, toPrevious] = [goTo(next), goTo(previous)];
  usePageKey('j', toNext);
  usePageKey('k', toPrevious);
  if (toNext === null && toPrevious === null) return null;
  return (
    <span className={classes['keys']}>
      <NeighbourKey name="J" label={words.next} go={toNext} />
      <NeighbourKey name="K" label={words.previous} go={toPrevious} />
    </span>
  );
}

interface NeighbourKeyProps {
  readonly name: string;
  readonly label: string;
  /** Null at the end of the list. */
  readonly go: (() => void) | null;
}

function NeighbourKey({ name, label, go }: NeighbourKeyProps) {
  return (
    <UnstyledButton
      aria-label={label}
      title={label}
      aria-keyshortcuts={name}
      disabled={go === null}
      onClick={() => go?.()}
    >
      <Kbd>{name}</Kbd>
    </UnstyledButton>
  );
}
