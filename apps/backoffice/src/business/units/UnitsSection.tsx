import { IconListCheck, IconPencil, IconPlus, IconRulerMeasure, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contract } from '@tezga/contract';
import { defaultUnit } from '@tezga/domain';
import {
  Badge,
  Button,
  Code,
  EmptyState,
  Group,
  MISSING,
  Panel,
  toast,
  usePhrases,
  VisuallyHidden,
} from '@tezga/ui';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { useMayChange } from '../../kits/sections/use-may-change.ts';
import { call } from '../../session/call.ts';
import { AddStandardUnitsDialog } from './AddStandardUnitsDialog.tsx';
import { DeletedUnits } from './DeletedUnits.tsx';
import { UnitDialog } from './UnitDialog.tsx';
import { refreshUnits, unitsQueries, type Unit } from './queries.ts';
import { useRestoreUnit } from './use-restore-unit.ts';

/** The open dialog: the standard units, the form of a custom unit, or the form that renames the given unit. */
type Open = 'list' | 'own' | Unit | null;

export function UnitsSection() {
  const { units } = usePhrases();
  const query = useQuery(unitsQueries.list);
  const mayWrite = useMayChange();
  const [open, setOpen] = useState<Open>(null);
  if (query.data === undefined) return <SectionState query={query} />;
  const close = () => setOpen(null);
  const buttons = <AddButtons onList={() => setOpen('list')} onOwn={() => setOpen('own')} />;
  return (
    <>
      {query.data.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<IconRulerMeasure size={17} stroke={1.6} />}
            title={units.emptyTitle}
            sentence={units.emptyText}
            {...(mayWrite ? { actions: buttons } : {})}
          />
        </Panel>
      ) : (
        <Panel
          title={units.count(query.data.length)}
          padding="none"
          {...(mayWrite ? { aside: buttons } : {})}
        >
          <UnitsTable units={query.data} mayWrite={mayWrite} onRename={setOpen} />
        </Panel>
      )}
      {mayWrite ? <DeletedUnits /> : null}
      {open === 'list' ? <AddStandardUnitsDialog own={query.data} onClose={close} /> : null}
      {open === null || open === 'list' ? null : (
        <UnitDialog unit={open === 'own' ? null : open} onClose={close} />
      )}
    </>
  );
}

function AddButtons({ onList, onOwn }: { readonly onList: () => void; readonly onOwn: () => void }) {
  const { units } = usePhrases();
  return (
    <Group gap={8}>
      <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={onOwn}>
        {units.addOwn}
      </Button>
      <Button leftSection={<IconListCheck size={15} stroke={1.8} aria-hidden />} onClick={onList}>
        {units.addFromList}
      </Button>
    </Group>
  );
}

interface UnitsTableProps {
  readonly units: readonly Unit[];
  readonly mayWrite: boolean;
  readonly onRename: (unit: Unit) => void;
}

function UnitsTable({ units, mayWrite, onRename }: UnitsTableProps) {
  const { table: tableWords, units: words } = usePhrases();
  const removing = useRemoveUnit();
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.code}</th>
          <th scope="col" className={table['number']}>
            {words.articles}
          </th>
          {mayWrite ? (
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.unit_id}>
            <th scope="row">
              {unit.name} {unit.name === defaultUnit.name ? <Badge>{words.usual}</Badge> : null}
              {unit.isUnofficial ? (
                <Badge tone="warn" title={words.unofficialHint}>
                  {words.unofficial}
                </Badge>
              ) : null}
            </th>
            <td data-label={words.code}>{unit.code === '' ? MISSING : <Code>{unit.code}</Code>}</td>
            <td data-label={words.articles} className={table['number']}>
              {unit.articlesCount}
            </td>
            {mayWrite ? (
              <td className={table['actions']}>
                <RowButton
                  icon={IconPencil}
                  label={words.renameOf(unit.name)}
                  onClick={() => onRename(unit)}
                />
                <RowButton
                  icon={IconTrash}
                  label={words.removeOf(unit.name)}
                  onClick={() => removing.mutate(unit)}
                />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Deletes a unit that no article uses, with Undo. */
function useRemoveUnit() {
  const { fallbacks, units } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const restoring = useRestoreUnit();
  return useMutation({
    mutationFn: ({ unit_id }: Unit) => call(contract.units.remove, { units: [unit_id] }),
    onSuccess: (_nothing, unit) =>
      toast.undo({ text: units.removed(unit.name), onUndo: () => restoring.mutate(unit) }),
    onError: (error) => showFailure(fallbacks['settings-remove'], error),
    onSettled: () => refreshUnits(queries),
  });
}
