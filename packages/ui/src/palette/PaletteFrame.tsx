import type { ReactNode } from 'react';
import { keepTabInside, useModalDialog } from '../dialogs/use-modal-dialog.ts';
import classes from './PaletteFrame.module.css';

export interface PaletteFrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  const dialog = useModalDialog();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the ground closes, as Escape does.
    <dialog
      ref={dialog}
      // A click beside the buttons must not let the keys fall through to the page.
      tabIndex={-1}
      className={classes['palette']}
      aria-label={label}
      onKeyDown={(event) => {
        keepTabInside(event);
        // Ctrl+K must still reach the window, every other key stays here.
        if (!event.ctrlKey && !event.metaKey) {
          event.stopPropagation();
        }
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      <div className={classes['card']}>{children}</div>
    </dialog>
  );
}
