import { MantineThemeProvider } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { dialogDefaults } from '../theme/component-defaults.ts';
import classes from './DialogFrame.module.css';
import { trapTab, useModalDialog } from './use-modal-dialog.ts';

/** Prevents that the same Escape also closes a Mantine overlay behind the dialog. */
export const ownEscape = { 'data-mantine-stop-propagation': true };

export interface DialogFrameProps {
  /** The id of the heading. */
  labelledBy: string;
  width?: number;
  onEscape: () => void;
  /** Called if Enter is pressed while no button, link or field has the focus. */
  onEnter?: () => void;
  children: ReactNode;
}

const dialogTheme = { components: dialogDefaults };
const HANDLES_ENTER = 'a, button, input, textarea, select, summary';

/** A modal card over the page. */
export function DialogFrame({ labelledBy, width = 360, onEscape, onEnter, children }: DialogFrameProps) {
  const dialog = useModalDialog();
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    event.stopPropagation();
    trapTab(event);
    if (event.key === 'Enter' && event.target instanceof Element && !event.target.closest(HANDLES_ENTER)) {
      // Without this, the same key press would also click the button behind the dialog, which gets the focus
      // back when the dialog closes.
      event.preventDefault();
      onEnter?.();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter acts as OK wherever the focus is.
    <dialog
      ref={dialog}
      // Makes the dialog itself focusable: after a click beside its buttons, keys still go to the dialog and
      // not to the page.
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
      <MantineThemeProvider theme={dialogTheme}>{children}</MantineThemeProvider>
    </dialog>
  );
}
