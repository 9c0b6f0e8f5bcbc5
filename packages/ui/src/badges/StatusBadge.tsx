import type { ReactNode } from 'react';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { Badge } from './Badge.tsx';
import { officialCodeOf, stateLooks, type State } from './state-looks.ts';

export interface StatusBadgeProps {
  state: State;
  /** In a document's own head the badge always has its ground. */
  tinted?: boolean;
  /** Overrides the table: hushed or not. */
  hushed?: boolean;
  /** Other words for the same state, as in "E-faturë: E dorëzuar". */
  children?: ReactNode;
}

/** Word, colour and shape of a state, from one table. */
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
