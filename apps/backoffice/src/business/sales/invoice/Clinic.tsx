import { Button, Code, MISSING, usePhrases } from '@tezga/ui';
import { IconArrowRight, IconCircleCheckFilled, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { isOffered, type Repair } from '../repair/repairs.ts';
import { useRepair } from '../repair/use-repair.tsx';
import classes from './Clinic.module.css';
import { changedPart, faultyValues, type FaultyValue } from './faulty-values.ts';
import type { InvoicePartProps } from './invoice-part.ts';

interface ClinicProps extends InvoicePartProps {
  /** The changes that a repair would make, if the user may repair. */
  readonly repair: Repair | undefined;
}

/** The faulty values of a refused invoice with the proposals, the button that applies them, and the full reply. */
export function Clinic({ invoice, repair }: ClinicProps) {
  const values = faultyValues(invoice, repair);
  return (
    <>
      {values.length === 0 ? null : (
        <div className={classes['values']}>
          {values.map((value) => (
            <Value key={value.fact} value={value} />
          ))}
        </div>
      )}
      {isOffered(repair) && repair.hindrance === null ? (
        <RepairNow invoice={invoice} repair={repair} />
      ) : null}
      <Reply invoice={invoice} />
    </>
  );
}

function Value({ value: { fact, before, after } }: { readonly value: FaultyValue }) {
  const words = usePhrases().mending;
  const [start, wrong, end] = after === null ? [before, '', ''] : changedPart(before, after);
  return (
    <div className={classes['value']}>
      <div>
        <p>{words.facts[fact]}</p>
        <div className={classes['box']}>
          <code>
            {before === '' ? MISSING : start}
            {wrong === '' ? null : <mark>{wrong}</mark>}
            {end}
          </code>
        </div>
      </div>
      {after === null ? null : (
        <>
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
          <div>
            <p>{words.proposal}</p>
            <div className={classes['box']} data-proposed>
              <IconCircleCheckFilled size={15} aria-hidden />
              <Code>{after}</Code>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function RepairNow({ invoice, repair }: InvoicePartProps & { readonly repair: Repair }) {
  const words = usePhrases().mending;
  const { now } = useRepair();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await now(invoice);
    setRunning(false);
  };
  return (
    <div className={classes['act']}>
      <Button
        loading={isRunning}
        leftSection={<IconTool size={15} stroke={1.8} aria-hidden />}
        onClick={() => void run()}
      >
        {words.action}
      </Button>
      {repair.renewsNslf ? words.newNslf : null}
    </div>
  );
}

/**
 * The raw reply of the tax authority in a collapsed section, with the id to quote when asking it for help.
 */
function Reply({ invoice: { reply } }: InvoicePartProps) {
  const words = usePhrases().mending;
  if (reply === null) return null;
  return (
    <details className={classes['reply']}>
      <summary>{words.fullReply(reply.code)}</summary>
      <p>{reply.text}</p>
      <p>
        {words.requestId}{' '}
        <Code copy wrap>
          {reply.requestId}
        </Code>
      </p>
    </details>
  );
}
