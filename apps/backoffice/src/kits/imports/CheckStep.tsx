import { Button, Notice, useIsWide, usePhrases } from '@tezga/ui';
import { useEffect, useEffectEvent } from 'react';
import { CheckBar } from './CheckBar.tsx';
import classes from './CheckStep.module.css';
import { CountsBar } from './CountsBar.tsx';
import { FaultsPanel } from './FaultsPanel.tsx';
import { PreviewCards } from './PreviewCards.tsx';
import { PreviewGrid } from './PreviewGrid.tsx';
import type { StepProps } from './step-props.ts';
import studio from './Studio.module.css';
import { usePreview } from './use-preview.ts';

/** The check step: the effect of each row, and the errors that prevent it. */
export function CheckStep(props: StepProps) {
  const { imports, ui } = usePhrases();
  const { session, state } = props;
  const isWide = useIsWide();
  const preview = usePreview(props);
  useFaultKey(preview.goToFault);
  return (
    <>
      <CountsBar {...props} preview={preview} />
      <div role="alert" className={studio['message']}>
        {state.checkFailure === null ? null : (
          <Notice
            tone="bad"
            title={imports.check.failed}
            action={
              <Button variant="default" onClick={() => session.retryCheck()}>
                {ui.retry}
              </Button>
            }
          >
            {state.checkFailure}
          </Notice>
        )}
      </div>
      <div className={classes['work']}>
        {isWide ? (
          <PreviewGrid kind={props.kind} state={state} preview={preview} />
        ) : (
          <PreviewCards kind={props.kind} preview={preview} />
        )}
        {isWide ? <FaultsPanel kind={props.kind} preview={preview} isWaiting={state.isChecking} /> : null}
      </div>
      <CheckBar {...props} preview={preview} />
    </>
  );
}

/** F8 moves to the next error, Shift F8 to the previous one, from anywhere on the page. */
function useFaultKey(goToFault: (step: 1 | -1) => void): void {
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    goToFault(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    const listening = new AbortController();
    globalThis.addEventListener('keydown', go, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
