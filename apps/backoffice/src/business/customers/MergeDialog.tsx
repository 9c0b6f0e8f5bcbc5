import { mergedCustomer } from '@tezga/domain';
import { Button, Code, DialogFrame, MISSING, Radio, usePhrases } from '@tezga/ui';
import { IconArrowMerge } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useCountryName } from '../../kits/forms/use-names.ts';
import type { CustomerRow } from './customer-rows.ts';
import { fullestOf } from './fullest-of.ts';
import classes from './MergeDialog.module.css';

interface MergeDialogProps {
  readonly customers: readonly CustomerRow[];
  /** Null if the user cancels. */
  readonly onAnswer: (remainingId: string | null) => void;
}

/** Asks which of several duplicate customers remains, and shows the merged result. */
export function MergeDialog({ customers, onAnswer }: MergeDialogProps) {
  const { customers: phrases, ui } = usePhrases();
  const headingId = useId();
  const [remainingId, setRemainingId] = useState(fullestOf(customers)?._id ?? '');
  const remaining = customers.find(({ _id }) => _id === remainingId);
  if (remaining === undefined) return null;
  const others = customers.filter((customer) => customer !== remaining);
  return (
    <DialogFrame labelledBy={headingId} width={520} onEscape={() => onAnswer(null)}>
      <h2 id={headingId} className={classes['title']}>
        {phrases.merge.title(customers.length)}
      </h2>
      <p className={classes['hint']}>{phrases.merge.hint}</p>
      <div className={classes['choices']} role="radiogroup" aria-label={phrases.merge.kept}>
        {customers.map((customer) => (
          <div
            key={customer._id}
            className={classes['choice']}
            data-chosen={customer === remaining || undefined}
          >
            <Radio
              name={`remaining ${headingId}`}
              checked={customer === remaining}
              onChange={() => setRemainingId(customer._id)}
              label={<Choice customer={customer} />}
              data-autofocus={customer === remaining || undefined}
            />
          </div>
        ))}
      </div>
      <h3 className={classes['resultTitle']}>{phrases.merge.result}</h3>
      <Result remaining={remaining} result={mergedCustomer(remaining, others)} />
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => onAnswer(null)}>
          {ui.cancel}
        </Button>
        <Button
          leftSection={<IconArrowMerge size={15} stroke={1.8} aria-hidden />}
          onClick={() => onAnswer(remaining._id)}
        >
          {phrases.merge.confirm(customers.length)}
        </Button>
      </div>
    </DialogFrame>
  );
}

function Choice({ customer }: { readonly customer: CustomerRow }) {
  const { name, clientCode, idNumber, phone, town } = customer;
  return (
    <>
      {name}
      <span className={classes['detail']}>
        <Code>{clientCode}</Code>
        {[idNumber, phone, town].filter((value) => value !== '').map((value) => ` · ${value}`)}
      </span>
    </>
  );
}

function Result({ remaining, result }: { readonly remaining: CustomerRow; readonly result: CustomerRow }) {
  const { customers } = usePhrases();
  const countryName = useCountryName();
  const line = (label: string, field: keyof CustomerRow, shown: ReactNode) => (
    <>
      <dt>{label}</dt>
      <dd data-taken={remaining[field] === result[field] ? undefined : true}>
        {result[field] === '' ? MISSING : shown}
      </dd>
    </>
  );
  return (
    <dl className={classes['result']}>
      {line(customers.name, 'name', result.name)}
      {line(customers.code, 'clientCode', <Code>{result.clientCode}</Code>)}
      {line(customers.idTypes[result.idType], 'idNumber', <Code>{result.idNumber}</Code>)}
      {line(customers.phone, 'phone', result.phone)}
      {line(customers.email, 'email', result.email)}
      {line(customers.address, 'address', result.address)}
      {line(customers.town, 'town', result.town)}
      {line(customers.country, 'country', countryName(result.country))}
    </dl>
  );
}
