import classes from './Code.module.css';
import { CopyButton } from './CopyButton.tsx';

export interface CodeProps {
  /** NIPT, NIVF, NSLF, SKU, barcode, TCR, requestId. */
  children: string;
  /** Adds a button that copies the code. */
  copy?: boolean;
  /** Names the kind of code for screen readers. */
  label?: string;
  /** Long codes break anywhere instead of overflowing. */
  wrap?: boolean;
}

export function Code({ children, copy = false, label, wrap = false }: CodeProps) {
  const code = (
    <code className={classes['code']} data-wrap={wrap || undefined}>
      {children}
    </code>
  );
  if (!copy) {
    return code;
  }
  return (
    <span className={classes['row']}>
      {code}
      <CopyButton text={children} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
