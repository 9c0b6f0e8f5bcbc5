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
  /** Null when nothing is to be merged. */
  readonly onAnswer: (keptId: string | null) => void;
}

/** Which of several cards of the same customer stays, and what will stand on it. */
export function MergeDialog({ customers, onAnswer }: MergeDialogProps) {
  const { customers: phrases, ui } = usePhrases();
  const headingId = useId();
  const [keptId, setKeptId] = useState(fullestOf(customers)?._id ?? '');
  const kept = customers.find(({ _id }) => _id === keptId);
  if (kept === undefined) return null;
  const others = customers.filter((customer) => customer !== kept);
  return (
    <DialogFrame labelledBy={headingId} width={520} onEscape={() => onAnswer(null)}>
      <h2 id={headingId} className={classes['title']}>
        {phrases.merge.title(customers.length)}
      </h2>
      <p className={classes['hint']}>{phrases.merge.hint}</p>
      <div className={classes['choices']} role="radiogroup" aria-label={phrases.merge.kept}>
        {customers.map((customer) => (
          <div key={customer._id} className={classes['choice']} data-chosen={customer === kept || undefined}>
            <Radio
              name={`kept ${headingId}`}
              checked={customer === kept}
              onChange={() => setKeptId(customer._id)}
              label={<Choice customer={customer} />}
              data-autofocus={customer === kept || undefined}
            />
          </div>
        ))}
      </div>
      <h3 className={classes['resultTitle']}>{phrases.merge.result}</h3>
      <Result kept={kept} result={mergedCustomer(kept, others)} />
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => onAnswer(null)}>
          {ui.cancel}
        </Button>
        <Button
          leftSection={<IconArrowMerge size={15} stroke={1.8} aria-hidden />}
          onClick={() => onAnswer(kept._id)}
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

function Result({ kept, result }: { readonly kept: CustomerRow; readonly result: CustomerRow }) {
  const { customers } = usePhrases();
  const countryName = useCountryName();
  const line = (label: string, field: keyof CustomerRow, shown: ReactNode) => (
    <>
      <dt>{label}</dt>
      <dd data-taken={kept[field] === result[field] ? undefined : true}>
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
