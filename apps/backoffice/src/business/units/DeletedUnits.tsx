import { Button, Code, MISSING, Panel, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { unitsQueries, type Unit } from './queries.ts';
import { useRestoreUnit } from './use-restore-unit.ts';

/** The deleted units, which can be restored; fetched only when the list is opened. */
export function DeletedUnits() {
  const { units: words } = usePhrases();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={15} stroke={1.8} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.deleted}
        </Button>
      </div>
      {isOpen ? <DeletedList /> : null}
    </>
  );
}

function DeletedList() {
  const { units: words } = usePhrases();
  const query = useQuery(unitsQueries.deleted);
  if (query.data === undefined) return <SectionState query={query} />;
  if (query.data.length === 0) return <Panel>{words.noneDeleted}</Panel>;
  return (
    <Panel title={words.deleted} padding="none">
      <DeletedTable units={query.data} />
    </Panel>
  );
}

function DeletedTable({ units }: { readonly units: readonly Unit[] }) {
  const { table: tableWords, units: words } = usePhrases();
  const restoring = useRestoreUnit();
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.code}</th>
          <th scope="col">
            <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.unit_id}>
            <th scope="row">{unit.name}</th>
            <td data-label={words.code}>{unit.code === '' ? MISSING : <Code>{unit.code}</Code>}</td>
            <td className={table['actions']}>
              <RowButton
                icon={IconArrowBackUp}
                label={words.restoreOf(unit.name)}
                onClick={() => restoring.mutate(unit)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
