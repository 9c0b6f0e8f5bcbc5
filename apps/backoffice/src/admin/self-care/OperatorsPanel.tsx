import { Badge, Button, Code, Panel, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { AddEmployeeDialog } from '../people/index.ts';
import { CreateOperatorDialog } from './CreateOperatorDialog.tsx';
import { portalDay } from './portal-words.ts';
import type { SelfCareAccount, SelfCareOperator } from './queries.ts';

interface OperatorsPanelProps {
  readonly businessId: string;
  readonly account: SelfCareAccount;
  readonly mayChange: boolean;
}

/** The portal's operators and the matching employees; if an operator has no employee, the admin can add one. */
export function OperatorsPanel({ businessId, account: { operators }, mayChange }: OperatorsPanelProps) {
  const { selfCare: words, table: tableWords } = usePhrases();
  const [isCreating, setCreating] = useState(false);
  const [taken, setTaken] = useState<SelfCareOperator | null>(null);
  const createButton = (
    <Button
      variant="default"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
      onClick={() => setCreating(true)}
    >
      {words.createOperator}
    </Button>
  );
  return (
    <Panel title={words.operators(operators.length)} padding="none" aside={mayChange ? createButton : null}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.opCode}</th>
            <th scope="col">{words.idNumber}</th>
            <th scope="col">{words.validFrom}</th>
            <th scope="col">{words.validTo}</th>
            <th scope="col">{words.employee}</th>
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {operators.map((operator) => (
            <OperatorRow
              key={operator.opCode}
              operator={operator}
              onTake={mayChange ? () => setTaken(operator) : null}
            />
          ))}
        </tbody>
      </table>
      {isCreating ? (
        <CreateOperatorDialog businessId={businessId} onClose={() => setCreating(false)} />
      ) : null}
      {taken === null ? null : (
        <AddEmployeeDialog businessId={businessId} operator={taken} onClose={() => setTaken(null)} />
      )}
    </Panel>
  );
}

interface OperatorRowProps {
  readonly operator: SelfCareOperator;
  /** Null for admins with read-only access. */
  readonly onTake: (() => void) | null;
}

function OperatorRow({ operator, onTake }: OperatorRowProps) {
  const { selfCare: words } = usePhrases();
  const { name, opCode, idNumber, validFrom, validTo, employeeName, formerName } = operator;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={words.opCode}>
        <Code>{opCode}</Code>
      </td>
      <td data-label={words.idNumber}>
        <Code>{idNumber}</Code>
      </td>
      <td data-label={words.validFrom}>{portalDay(validFrom)}</td>
      <td data-label={words.validTo}>{portalDay(validTo)}</td>
      <td data-label={words.employee}>
        {employeeName ?? (
          <Badge tone={formerName === null ? 'warn' : 'off'}>
            {formerName === null ? words.noEmployee : words.formerEmployee(formerName)}
          </Badge>
        )}
      </td>
      <td>
        {onTake !== null && employeeName === null ? (
          <RowButton icon={IconUserPlus} label={words.takeAsEmployee(name)} onClick={onTake} />
        ) : null}
      </td>
    </tr>
  );
}
