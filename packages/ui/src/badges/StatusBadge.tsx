import type { ReactNode } from 'react';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { Badge } from './Badge.tsx';
import { officialCodeOf, stateLooks, type State } from './state-looks.ts';

export interface StatusBadgeProps {
  state: State;
  /** True for a badge with a coloured background even if its state has none; for the header of a document. */
  tinted?: boolean;
  /** Overrides `hushed` of the state table. */
  hushed?: boolean;
  /** A text instead of the usual word of the state, as in "E-faturë: E dorëzuar". */
  children?: ReactNode;
}

/** A state as a badge; its word, colour and icon come from one table. */
export function StatusBadge({ state, tinted = false, hushed, children }: StatusBadgeProps) {
  const { ui } = useFirstPhrases();
  const look = stateLooks[state];
  const code = officialCodeOf(state);
  const Shape = look.icon;
  return (
    <Badge
      tone={look.tone}
      hushed={!tinted && (hushed ?? look.hushed === true)}
      icon={<Shape size={13} stroke={2} aria-hidden />}
      {...(code === undefined ? {} : { title: code })}
    >
      {children ?? ui.states[state]}
    </Badge>
  );
}
