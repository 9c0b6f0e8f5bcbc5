import { asMoney, asQuantity } from '@tezga/domain';
import { IconFlask } from '@tabler/icons-react';
import { Badge } from '../badges/Badge.tsx';
import { CountBadge } from '../badges/CountBadge.tsx';
import type { State } from '../badges/state-looks.ts';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { Amount } from '../figures/Amount.tsx';
import { Code } from '../figures/Code.tsx';
import { Comparison } from '../figures/Comparison.tsx';
import { DateTime } from '../figures/DateTime.tsx';
import { Percent } from '../figures/Percent.tsx';
import { Quantity } from '../figures/Quantity.tsx';
import { DesignBlock, DesignRow } from './DesignBlock.tsx';

const families: [string, State[]][] = [
  ['Fiskale', ['fiscalized', 'pending', 'error']],
  ['E-fatura', ['DELIVERED', 'ACCEPTED', 'REFUSED']],
  ['Pagesa', ['PAID', 'PARTIALLY_PAID', 'OVERPAID', 'unpaid']],
  ['Abonimi', ['active', 'detached', 'suspended', 'expired', 'disabled', 'deleted']],
  ['Gjendja', ['enough', 'low', 'negative', 'over']],
  ['Importi', ['new', 'changed', 'same', 'faulty']],
];

export function DesignBadges() {
  return (
    <>
      <DesignBlock title="Statuset: fjalë, ngjyrë, formë. E zakonshmja hesht, përjashtimi flet.">
        {families.map(([family, states]) => (
          <DesignRow key={family} title={family}>
            {states.map((state) => (
              <StatusBadge key={state} state={state} />
            ))}
          </DesignRow>
        ))}
        <DesignRow title="Në dokument">
          <StatusBadge state="fiscalized" tinted />
          <StatusBadge state="DELIVERED" tinted>
            E-faturë: E dorëzuar
          </StatusBadge>
          <StatusBadge state="PAID" tinted />
        </DesignRow>
        <DesignRow title="Lloje, numra">
          <Badge>Notë krediti</Badge>
          <Badge>Me TVSH</Badge>
          <Badge tone="warn" icon={<IconFlask size={13} stroke={2} aria-hidden />}>
            Demo
          </Badge>
          <CountBadge count={3} />
          <CountBadge count={4} tone="warn" label="4 në pritje" />
          <CountBadge count={1240} tone="bad" />
        </DesignRow>
      </DesignBlock>
      <DesignBlock title="Numra dhe data">
        <DesignRow title="Shuma">
          <Amount value={asMoney(1_245_000n)} /> <Amount value={asMoney(-1_860_000n)} emphasis="strong" />{' '}
          <Amount value={undefined} />
          <Amount value={asMoney(503_362_000n)} emphasis="strong" />{' '}
          <Amount value={asMoney(83_893_667n)} emphasis="quiet" />
        </DesignRow>
        <DesignRow title="Sasia, përqindja">
          <Quantity value={asQuantity(1_416_670n)} /> <Quantity value={asQuantity(-2500n)} />{' '}
          <Quantity value={null} />
          <Percent value={78} /> <Percent value={20} decimals={0} /> <Percent value={-3.2} />{' '}
          <Percent value={null} />
        </DesignRow>
        <DesignRow title="Krahasimi">
          <Comparison change={12.6} against="ndaj 07.11" />
          <Comparison change={-18.2} goodWhen="down" against="ndaj 07.11" />
          <Comparison change={-4.1} against="ndaj 07.11" />
          <Comparison change={0} />
        </DesignRow>
        <DesignRow title="Data">
          <DateTime value="2026-11-14T17:42:11Z" />
          <DateTime value="2026-11-14T17:42:11Z" seconds />
          <DateTime value="2026-11-14" dateOnly />
          <DateTime value={null} />
        </DesignRow>
        <DesignRow title="Kode">
          <Code>L32010643S</Code>
          <Code copy label="NIVF">
            b7e0c2d4-5a1f-4c9e-8b33-44d28e0f6a1c
          </Code>
        </DesignRow>
      </DesignBlock>
    </>
  );
}
