import { MantineThemeProvider } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { dialogDefaults } from '../theme/component-defaults.ts';
import classes from './DialogFrame.module.css';
import { trapTab, useModalDialog } from './use-modal-dialog.ts';

/** Stops a Mantine overlay underneath from closing on the same Escape. */
export const ownEscape = { 'data-mantine-stop-propagation': true };

export interface DialogFrameProps {
  /** The id of the heading. */
  labelledBy: string;
  width?: number;
  onEscape: () => void;
  /** Called for Enter pressed outside a button, a link or a field. */
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
      // Without this the same key press would also click the button that gets the focus back.
      event.preventDefault();
      onEnter?.();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter acts as OK wherever the focus is.
    <dialog
      ref={dialog}
      // Makes the dialog focusable: after a click beside its buttons the keys still go to the dialog and not to the
      // page.
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
