import { DateTime, Drawer, formatRate, Rate, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import classes from './HistoryDrawer.module.css';
import { currenciesQueries, type Currency, type PastRate } from './queries.ts';
import { rateLine } from './rate-line.ts';

interface HistoryDrawerProps {
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** The history of a currency's rates, as a chart and a table. */
export function HistoryDrawer({ currency: { _id, name }, onClose }: HistoryDrawerProps) {
  const { currencies } = usePhrases();
  const query = useQuery(currenciesQueries.history(_id));
  return (
    <Drawer opened onClose={onClose} title={currencies.historyOf(`${_id} – ${name}`)}>
      {query.data === undefined ? (
        <SectionState query={query} />
      ) : (
        <>
          <Line code={_id} rates={query.data} now={new Date(query.dataUpdatedAt)} />
          <RatesTable rates={query.data} />
        </>
      )}
    </Drawer>
  );
}

const size = { width: 480, height: 96 };

interface LineProps {
  readonly code: string;
  readonly rates: readonly PastRate[];
  readonly now: Date;
}

function Line({ code, rates, now }: LineProps) {
  const { currencies } = usePhrases();
  const line = rateLine(rates, now, size);
  if (line === null) return <p className={classes['none']}>{currencies.historyEmpty}</p>;
  const [newest] = rates;
  return (
    <figure
      className={classes['line']}
      aria-label={currencies.lineOf(code, formatRate(line.lowest), formatRate(line.highest))}
    >
      <svg viewBox={`0 -4 ${size.width} ${size.height + 8}`} preserveAspectRatio="none" aria-hidden>
        <path d={line.path} className={classes['path']} />
      </svg>
      <dl className={classes['figures']}>
        <dt>{currencies.lowest}</dt>
        <dd>{formatRate(line.lowest)}</dd>
        <dt>{currencies.highest}</dt>
        <dd>{formatRate(line.highest)}</dd>
        <dt>{currencies.now}</dt>
        <dd>{newest === undefined ? null : formatRate(newest.exchangeRate)}</dd>
      </dl>
    </figure>
  );
}

function RatesTable({ rates }: { readonly rates: readonly PastRate[] }) {
  const { currencies } = usePhrases();
  return (
    <table className={`${table['table']} ${classes['table']}`}>
      <thead>
        <tr>
          <th scope="col">{currencies.setAt}</th>
          <th scope="col">{currencies.by}</th>
          <th scope="col" className={table['number']}>
            {currencies.rate} ALL
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ at, exchangeRate, userName }) => (
          <tr key={at}>
            <th scope="row">
              <DateTime value={at} seconds />
            </th>
            <td>{userName}</td>
            <td className={table['number']}>
              <Rate value={exchangeRate} emphasis="strong" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
