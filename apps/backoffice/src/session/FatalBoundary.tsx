import { LoadingOverlay } from '@tezga/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react';
import { raiseFatal, useFatalErrors } from './fatal-errors.ts';
import { phrasesInUse } from './i18n.ts';

/** What no screen could cope with: the page reloads once, then says what is wrong and how to go on. */
export function FatalBoundary({ children }: { readonly children: ReactNode }) {
  const errors = useFatalErrors();
  if (errors.length > 0) return <LoadingOverlay fatalErrors={[...errors]} />;
  return <Catcher>{children}</Catcher>;
}

class Catcher extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    void reportAndRaise(error, componentStack);
  }

  override render() {
    return this.state.isBroken ? <LoadingOverlay /> : this.props.children;
  }
}

/** A route that could not be entered or drawn. */
export function RouteFailed({ error, info }: Pick<ErrorComponentProps, 'error' | 'info'>) {
  const componentStack = info?.componentStack;
  useEffect(() => void reportAndRaise(error, componentStack), [error, componentStack]);
  return <LoadingOverlay />;
}

/** In this order, because a reload would cut the report off. */
async function reportAndRaise(error: unknown, componentStack: string | null | undefined): Promise<void> {
  // Fetched when it is needed, and whoever cannot fetch it cannot report either.
  const reporting = await import('./report-problem.ts').catch(() => null);
  await reporting?.reportProblem(error, componentStack);
  raiseFatal(phrasesInUse().access.fatal);
}

/** Stands where the screens should, and raises what keeps them away. */
export function Raise({ message }: { readonly message: string }) {
  useEffect(() => raiseFatal(message), [message]);
  return <LoadingOverlay />;
}
