import classes from './Code.module.css';
import { CopyButton } from './CopyButton.tsx';

export interface CodeProps {
  /** The code: a NIPT, NIVF, NSLF, SKU, barcode, TCR code or requestId. */
  children: string;
  /** True to add a button that copies the code. */
  copy?: boolean;
  /** Names the kind of code for screen readers. */
  label?: string;
  /** True to break a long code anywhere instead of letting it overflow. */
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
