import { Checkbox, EmptyState, Panel, usePhrases, VisuallyHidden } from '@tezga/ui';
import { adminLevel, reaches } from '@tezga/domain';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { useSession } from '../../session/session-context.ts';
import { managedShopsQueries } from '../shops/index.ts';
import { AddDeviceMenu } from './AddDeviceMenu.tsx';
import { DetachDialog } from './DetachDialog.tsx';
import { DeviceOutcomes } from './DeviceOutcomes.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import classes from './DevicesSection.module.css';
import { devicesQueries, type Device } from './queries.ts';
import { SelectedDevices } from './SelectedDevices.tsx';
import type { DeviceOutcome } from './use-bulk-device-actions.ts';

/** The devices of a business of all kinds, for its admins. */
export function DevicesSection({ businessId }: { readonly businessId: string }) {
  const { devices: words } = usePhrases();
  const query = useQuery(devicesQueries.all(businessId));
  const mayWrite = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<readonly DeviceOutcome[] | null>(null);
  if (query.data === undefined) return <SectionState query={query} />;
  const { devices } = query.data;
  // A deleted device stays in the ids, but is no longer selected.
  const selected = devices.filter(({ _id }) => selectedIds.includes(_id));
  const add = mayWrite ? <AddDeviceMenu businessId={businessId} /> : null;
  return (
    <>
      {devices.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<IconDeviceDesktop size={17} stroke={1.6} />}
            title={words.emptyTitle}
            sentence={words.emptyText}
            actions={add}
          />
        </Panel>
      ) : (
        <Panel
          title={words.count(devices.length)}
          padding="none"
          aside={
            <div className={classes['aside']}>
              <SelectedDevices businessId={businessId} devices={selected} onOutcomes={setOutcomes} />
              {add}
            </div>
          }
        >
          <DevicesTable
            businessId={businessId}
            devices={devices}
            selected={selected}
            onSelect={mayWrite ? setSelectedIds : null}
          />
        </Panel>
      )}
      {/* Also without devices: the outcomes of a deletion of all of them are shown after the list is empty. */}
      {outcomes === null ? null : <DeviceOutcomes outcomes={outcomes} onClose={() => setOutcomes(null)} />}
    </>
  );
}

interface DevicesTableProps {
  readonly businessId: string;
  readonly devices: readonly Device[];
  readonly selected: readonly Device[];
  /** Null for admins with read-only access, who have no actions either. */
  readonly onSelect: ((ids: readonly string[]) => void) | null;
}

function DevicesTable({ businessId, devices, selected, onSelect }: DevicesTableProps) {
  const { devices: words, table: tableWords } = usePhrases();
  const { data: shops = [] } = useQuery(managedShopsQueries.list(businessId));
  const [detaching, setDetaching] = useState<Device | null>(null);
  const selectedIds = selected.map(({ _id }) => _id);
  const areAllSelected = selected.length === devices.length;
  return (
    <>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes['name']}>
                {onSelect === null ? null : (
                  <Checkbox
                    size="xs"
                    aria-label={tableWords.selectPage}
                    checked={areAllSelected}
                    indeterminate={selected.length > 0 && !areAllSelected}
                    onChange={() => onSelect(areAllSelected ? [] : devices.map(({ _id }) => _id))}
                  />
                )}
                {words.name}
              </span>
            </th>
            <th scope="col">{words.shop}</th>
            <th scope="col">{words.tcrNumber}</th>
            <th scope="col">{words.tcrCode}</th>
            <th scope="col">{words.device}</th>
            {onSelect === null ? null : (
              <th scope="col">
                <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <DeviceRow
              key={device._id}
              businessId={businessId}
              device={device}
              shopName={shops.find(({ _id }) => _id === device.shopId)?.name ?? null}
              isSelected={selected.includes(device)}
              onSelect={
                onSelect === null
                  ? null
                  : (isSelected) =>
                      onSelect(
                        isSelected
                          ? [...selectedIds, device._id]
                          : selectedIds.filter((id) => id !== device._id),
                      )
              }
              onDetach={onSelect === null ? null : () => setDetaching(device)}
            />
          ))}
        </tbody>
      </table>
      {detaching === null ? null : (
        <DetachDialog businessId={businessId} device={detaching} onClose={() => setDetaching(null)} />
      )}
    </>
  );
}
