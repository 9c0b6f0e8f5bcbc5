import type { KeyboardEvent, ReactNode } from 'react';
import classes from './DialogFrame.module.css';
import { keepTabInside, useModalDialog } from './use-modal-dialog.ts';

/** Tells an overlay of Mantine's underneath that this Escape is not meant for it. */
export const ownEscape = { 'data-mantine-stop-propagation': true };

export interface DialogFrameProps {
  /** The heading's id. */
  labelledBy: string;
  width?: number;
  onEscape: () => void;
  /** Enter pressed outside a button, a link or a field. */
  onEnter?: () => void;
  children: ReactNode;
}

const HANDLES_ENTER = 'a, button, input, textarea, select, summary';

/** A card over the page that keeps the focus until it is answered. */
export function DialogFrame({ labelledBy, width = 360, onEscape, onEnter, children }: DialogFrameProps) {
  const dialog = useModalDialog();
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    event.stopPropagation();
    keepTabInside(event);
    if (event.key === 'Enter' && event.target instanceof Element && !event.target.closest(HANDLES_ENTER)) {
      // Otherwise the same key would press the button that gets the focus back.
      event.preventDefault();
      onEnter?.();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter acts as OK wherever the focus is.
    <dialog
      ref={dialog}
      // A click beside the buttons must not let the keys fall through to the page.
      tabIndex={-1}
      className={classes['dialog']}
      style={{ width }}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      {...ownEscape}
    >
      {children}
    </dialog>
  );
}
