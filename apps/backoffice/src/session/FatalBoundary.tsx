import { LoadingOverlay, useFirstPhrases } from '@tezga/ui';
import { Component, useEffect, type ReactNode } from 'react';
import { raiseFatal, useFatalErrors } from './fatal-errors.ts';
import { phrasesInUse } from './speech.ts';

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

  override componentDidCatch(): void {
    raiseFatal(phrasesInUse().access.fatal);
  }

  override render() {
    return this.state.isBroken ? <LoadingOverlay /> : this.props.children;
  }
}

/** A route that could not be entered or drawn. */
export function RouteFailed() {
  return <Raise message={useFirstPhrases().access.fatal} />;
}

/** Stands where the screens should, and raises what keeps them away. */
export function Raise({ message }: { readonly message: string }) {
  useEffect(() => raiseFatal(message), [message]);
  return <LoadingOverlay />;
}
