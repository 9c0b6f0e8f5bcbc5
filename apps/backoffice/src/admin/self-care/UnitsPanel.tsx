import { Badge, Code, Panel, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconPlus } from '@tabler/icons-react';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { unitStatusWord } from './portal-words.ts';
import type { SelfCareAccount } from './queries.ts';
import { useAddShop } from './use-add-shop.ts';

interface UnitsPanelProps {
  readonly businessId: string;
  readonly account: SelfCareAccount;
  readonly mayChange: boolean;
}

/** The portal's business units and the matching shops; if an open unit has no shop, the admin can add one. */
export function UnitsPanel({ businessId, account: { businessUnits }, mayChange }: UnitsPanelProps) {
  const { selfCare: words, table: tableWords } = usePhrases();
  const { mutate, isPending } = useAddShop(businessId);
  return (
    <Panel title={words.units(businessUnits.length)} padding="none">
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.unit}</th>
            <th scope="col">{words.unitCode}</th>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.address}</th>
            <th scope="col">{words.shop}</th>
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {businessUnits.map(({ bUnitCode, name, status, address, info, shopId, shopName }) => (
            <tr key={bUnitCode}>
              <th scope="row">{name}</th>
              <td data-label={words.unitCode}>
                <Code>{bUnitCode}</Code>
              </td>
              <td data-label={words.status}>{unitStatusWord(status, words)}</td>
              <td className={table['text']}>{[address, info].filter(Boolean).join(', ')}</td>
              <td data-label={words.shop}>{shopName ?? <Badge tone="warn">{words.noShop}</Badge>}</td>
              <td className={table['actions']}>
                {mayChange && shopId === null ? (
                  <RowButton
                    icon={IconPlus}
                    label={words.addShop(name)}
                    isBusy={isPending}
                    onClick={() => mutate({ name, bUnit: bUnitCode, address, city: info })}
                  />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
