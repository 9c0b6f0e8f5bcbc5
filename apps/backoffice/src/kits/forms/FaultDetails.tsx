import type { CallError } from '@tezga/contract/client';
import { Code, usePhrases } from '@tezga/ui';
import { IconChevronRight } from '@tabler/icons-react';
import classes from './FaultDetails.module.css';

type Fault = NonNullable<CallError['details']['fault']>;

/** The original error of the tax authority, collapsed, because most users need only our message above it. */
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
