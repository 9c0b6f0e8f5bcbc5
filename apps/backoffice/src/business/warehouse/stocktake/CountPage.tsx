import { decoded, figure } from '@tezga/contract';
import {
  AmountInput,
  Button,
  formatQuantity,
  Notice,
  PageHeader,
  Panel,
  Switch,
  TextInput,
  usePhrases,
} from '@tezga/ui';
import { IconAlertTriangle, IconBarcode, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { stocktakePath, stocktakesPath } from '../../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../../kits/documents/DocumentRoute.tsx';
import type { QueuedCount } from './count-queue.ts';
import classes from './Stocktake.module.css';
import { stocktakeQueries, type Stocktake } from './stocktake-queries.ts';
import { useCounts } from './use-counts.ts';

/** The screen of an employee who counts with a phone: every scan is counted at once. */
export function CountPage() {
  const { readFailed } = usePhrases().warehouse.stocktake;
  return (
    <DocumentRoute query={stocktakeQueries.one} failed={readFailed} backTo={stocktakesPath}>
      {(stocktake) => <Counting stocktake={stocktake} />}
    </DocumentRoute>
  );
}

function Counting({ stocktake }: { readonly stocktake: Stocktake }) {
  const words = usePhrases().warehouse.stocktake;
  const { queue, isWaiting, add, retry } = useCounts(stocktake._id);
  return (
    <div className={classes['counting']}>
      <PageHeader
        title={words.countAction}
        breadcrumb={[
          <Link key="list" to={stocktakesPath}>
            {words.title}
          </Link>,
          <Link key="one" to={stocktakePath(stocktake)}>
            {stocktake.documentCode}
          </Link>,
        ]}
        note={stocktake.shopName}
      />
      {stocktake.status === 'open' ? (
        <CountForm onCount={add} />
      ) : (
        <Notice tone="warn">{words.statuses[stocktake.status]}</Notice>
      )}
      {isWaiting ? (
        <Notice
          tone="warn"
          title={words.notSent}
          action={
            <Button size="xs" variant="default" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.notSentText}
        </Notice>
      ) : null}
      <Panel title={words.lastCounts} padding="none">
        {queue.length === 0 ? <p className={classes['none']}>{words.noCounts}</p> : null}
        <ol className={classes['counts']} aria-live="polite">
          {queue.map((count) => (
            <CountItem key={count.countId} count={count} />
          ))}
        </ol>
      </Panel>
    </div>
  );
}

interface CountFormProps {
  readonly onCount: (count: Pick<QueuedCount, 'code' | 'quantity' | 'isRecount'>) => void;
}

/**
 * The field for a scan: a scanner types the code and Enter, which counts one piece. For more pieces the
 * employee types the quantity before the scan.
 */
function CountForm({ onCount }: CountFormProps) {
  const { warehouse } = usePhrases();
  const words = warehouse.stocktake;
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState<number | ''>(1);
  const [isRecount, setRecount] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || quantity === '') return;
    onCount({ code: code.trim(), quantity, isRecount });
    setCode('');
    setQuantity(1);
    setRecount(false);
    field.current?.focus();
  };
  return (
    <form className={classes['form']} aria-label={words.countAction} onSubmit={submit}>
      <TextInput
        ref={field}
        label={words.code}
        leftSection={<IconBarcode size={18} stroke={1.7} aria-hidden />}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        size="md"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the scanner types into this field
        autoFocus
      />
      <AmountInput
        label={warehouse.page.quantity}
        decimals={3}
        value={quantity}
        onChange={setQuantity}
        allowNegative={!isRecount}
      />
      <Switch
        label={words.recount}
        description={words.recountHint}
        checked={isRecount}
        onChange={(event) => setRecount(event.currentTarget.checked)}
      />
      <Button type="submit" size="md">
        {words.addCount}
      </Button>
    </form>
  );
}

const icons = { pending: IconClock, counted: IconCircleCheck, refused: IconAlertTriangle } as const;

function CountItem({ count }: { readonly count: QueuedCount }) {
  const words = usePhrases().warehouse.stocktake;
  const { code, quantity, isRecount, state, result } = count;
  const Shape = icons[state];
  return (
    <li data-state={state}>
      <Shape size={16} stroke={1.8} aria-label={words.countStates[state]} />
      <span>{result === '' ? code : result}</span>
      <span className={classes['typed']}>
        {isRecount ? '= ' : '+ '}
        {formatQuantity(decoded(figure.quantity, quantity))}
      </span>
      {state === 'refused' ? <small>{code}</small> : null}
    </li>
  );
}
