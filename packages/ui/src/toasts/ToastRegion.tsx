import { useSyncExternalStore } from 'react';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { toast } from './toast.ts';
import { ToastCard } from './ToastCard.tsx';
import classes from './ToastRegion.module.css';
import { UndoToastCard } from './UndoToastCard.tsx';

/** The live region of the toasts. It is always mounted, so that screen readers announce new toasts. */
export function ToastRegion() {
  const { ui } = useFirstPhrases();
  const toasts = useSyncExternalStore(toast.subscribe, toast.current);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering a toast stops its timer; nothing is operated.
    <section
      className={classes['region']}
      aria-label={ui.notifications}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => toast.pauseAll()}
      onPointerLeave={() => toast.resumeAll()}
      onFocus={() => toast.pauseAll()}
      onBlur={() => toast.resumeAll()}
    >
      {toasts.map((shown) =>
        shown.kind === 'undo' ? (
          <UndoToastCard
            key={shown.id}
            text={shown.text}
            totalMs={shown.durationMs ?? 0}
            remainingMs={() => toast.remainingMs(shown.id)}
            onUndo={() => toast.takeBack(shown.id)}
            onClose={() => toast.dismiss(shown.id)}
          />
        ) : (
          <ToastCard key={shown.id} {...shown} kind={shown.kind} onClose={() => toast.dismiss(shown.id)} />
        ),
      )}
    </section>
  );
}
