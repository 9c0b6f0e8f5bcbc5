import type { MouseEvent, ReactNode } from 'react';
import classes from './AuthFrame.module.css';
import { goTo } from '../session/public-path.ts';

interface AuthLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link between the pages before sign-in; with a modifier key it opens another tab, like any link. */
export function AuthLink({ to, children }: AuthLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a className={classes['link']} href={to} onClick={follow}>
      {children}
    </a>
  );
}
