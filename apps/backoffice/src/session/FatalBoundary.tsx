import { LoadingOverlay } from '@tezga/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react';
import { raiseFatal, useFatalErrors } from './fatal-errors.ts';
import { phrasesInUse } from './i18n.ts';

/** The error boundary of the app: reloads the page once, then shows the error and how to continue. */
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

/** The error component of a route that failed to load or render. */
export function RouteFailed({ error, info }: Pick<ErrorComponentProps, 'error' | 'info'>) {
  const componentStack = info?.componentStack;
  useEffect(() => void reportAndRaise(error, componentStack), [error, componentStack]);
  return <LoadingOverlay />;
}

/** Reports an error before raising it, because the reload that follows would abort the report. */
async function reportAndRaise(error: unknown, componentStack: string | null | undefined): Promise<void> {
  // Loaded lazily; an error is ignored, because sending the report would fail too.
  const reporting = await import('./report-problem.ts').catch(() => null);
  await reporting?.reportProblem(error, componentStack);
  raiseFatal(phrasesInUse().access.fatal);
}

/** Throws while rendering, so that the error boundary replaces the screens. */
export function Raise({ message }: { readonly message: string }) {
  useEffect(() => raiseFatal(message), [message]);
  return <LoadingOverlay />;
}
