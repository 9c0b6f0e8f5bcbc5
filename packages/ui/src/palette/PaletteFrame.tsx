import type { ReactNode } from 'react';
import { trapTab, useModalDialog } from '../dialogs/use-modal-dialog.ts';
import classes from './PaletteFrame.module.css';

export interface PaletteFrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  const dialog = useModalDialog();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop closes, as Escape does.
    <dialog
      ref={dialog}
      // Makes the dialog itself focusable: after a click beside its buttons, keys still go to the dialog and
      // not to the page.
      tabIndex={-1}
      className={classes['palette']}
      aria-label={label}
      onKeyDown={(event) => {
        trapTab(event);
        // Ctrl+K must reach the listener of the window; all other keys are stopped here.
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
