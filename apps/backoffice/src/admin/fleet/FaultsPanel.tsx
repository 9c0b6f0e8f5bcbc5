import { formatCount, Panel, UnstyledButton, usePhrases } from '@tezga/ui';
import type { FleetFault } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import classes from './FaultsPanel.module.css';
import type { FaultsRequest } from './fleet-request.ts';
import { fleetQueries } from './queries.ts';

interface FaultsPanelProps {
  readonly request: FaultsRequest;
  readonly chosen: FleetFault | null;
  readonly onChoose: (fault: FleetFault | null) => void;
}

/** A bar chart of the number of devices by fault; a click on a bar filters the table beside it. */
export function FaultsPanel({ request, chosen, onChoose }: FaultsPanelProps) {
  const { fleet: words } = usePhrases();
  const { data } = useQuery(fleetQueries.faults(request));
  if (data === undefined) return null;
  const max = Math.max(0, ...data.faults.map(({ count }) => count));
  return (
    <Panel title={words.byFault}>
      {data.faults.length === 0 ? <p className={classes['none']}>{words.noFaults}</p> : null}
      <ul className={classes['bars']}>
        {data.faults.map(({ fault, count }) => (
          <li key={fault}>
            <UnstyledButton
              className={classes['row'] ?? ''}
              aria-label={`${words.faults[fault]}: ${formatCount(count)}`}
              aria-pressed={fault === chosen}
              onClick={() => onChoose(fault === chosen ? null : fault)}
            >
              <span className={classes['name']}>{words.faults[fault]}</span>
              <span className={classes['bar']} aria-hidden>
                <span style={{ width: `${(count / max) * 100}%` }} />
              </span>
              <span className={classes['count']}>{formatCount(count)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
