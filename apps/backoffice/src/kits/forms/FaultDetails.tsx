import type { CallError } from '@tezga/contract/client';
import { Code, usePhrases } from '@tezga/ui';
import { IconChevronRight } from '@tabler/icons-react';
import classes from './FaultDetails.module.css';

type Fault = NonNullable<CallError['details']['fault']>;

/** What the tax authority itself said, folded: our sentence stands before it, and most people need no more. */
export function FaultDetails({ fault: { code, text } }: { readonly fault: Fault }) {
  const { ui } = usePhrases();
  if (code === null && text === '') return null;
  return (
    <details className={classes['details']}>
      <summary>
        <IconChevronRight size={13} stroke={1.8} aria-hidden className={classes['chevron']} />
        {ui.details}
      </summary>
      <p>
        {code === null ? null : <Code>{code}</Code>} {text}
      </p>
    </details>
  );
}
