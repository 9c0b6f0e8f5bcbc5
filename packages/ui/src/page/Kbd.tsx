import classes from './Kbd.module.css';

export interface KbdProps {
  /** The key as printed on the keyboard, such as "Ctrl K" or "Enter". */
  children: string;
  /** True on a filled button, where the frame has the text colour of the button. */
  onFilled?: boolean;
}

export function Kbd({ children, onFilled = false }: KbdProps) {
  return (
    <kbd className={classes['kbd']} data-on-filled={onFilled || undefined}>
      {children}
    </kbd>
  );
}
