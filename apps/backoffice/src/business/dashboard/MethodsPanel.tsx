import type { Money } from '@tezga/domain';
import { formatAmount, formatPercent, Panel, usePhrases } from '@tezga/ui';
import classes from './Dashboard.module.css';
import type { DayRange } from '../../kits/reports/period.ts';
import type { SoldInRange } from './queries.ts';
import { ReceiptsLink } from './ReceiptsLink.tsx';

/** The first five methods have their own colours in the bar, all further methods the sixth. */
const colours = 5;

const colour = (place: number) => `var(--tz-series-${Math.min(place, colours) + 1})`;

interface MethodsPanelProps {
  readonly methods: SoldInRange['byMethod'];
  readonly days: DayRange;
}

/** Sales by payment method: one bar with all shares, and a row for each with amount and share. */
export function MethodsPanel({ methods, days }: MethodsPanelProps) {
  const { dashboard: words, sales } = usePhrases();
  const all = methods.reduce((sum, { totalPrice }) => sum + Math.max(Number(totalPrice), 0), 0);
  const part = (amount: Money) => (all === 0 ? 0 : (Math.max(Number(amount), 0) / all) * 100);
  return (
    <Panel title={words.byMethod} note={words.inAll}>
      <div className={classes['whole']} aria-hidden>
        {methods.map(({ method, totalPrice }, place) => (
          <span key={method} style={{ flexGrow: part(totalPrice), backgroundColor: colour(place) }} />
        ))}
      </div>
      <ul className={classes['parts']}>
        {methods.map(({ method, totalPrice }, place) => (
          <li key={method}>
            <ReceiptsLink
              counted={{ days, method }}
              className={classes['part']}
              label={words.seeInvoicesOf(`${sales.methods[method]} ${formatAmount(totalPrice)}`)}
            >
              <span className={classes['swatch']} style={{ backgroundColor: colour(place) }} aria-hidden />
              <span className={classes['partName']}>{sales.methods[method]}</span>
              <span className={classes['partAmount']}>{formatAmount(totalPrice)}</span>
              <span className={classes['partShare']}>{formatPercent(part(totalPrice))}</span>
            </ReceiptsLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
