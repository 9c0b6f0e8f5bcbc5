import { EmptyState, Panel, usePhrases, VisuallyHidden } from '@tezga/ui';
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
import { DeviceRow } from './DeviceRow.tsx';
import { devicesQueries, type Device } from './queries.ts';

/** The devices of a business of all kinds, for its admins. */
export function DevicesSection({ businessId }: { readonly businessId: string }) {
  const { devices: words } = usePhrases();
  const query = useQuery(devicesQueries.all(businessId));
  const mayWrite = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  if (query.data === undefined) return <SectionState query={query} />;
  const { devices } = query.data;
  const add = mayWrite ? <AddDeviceMenu businessId={businessId} /> : null;
  if (devices.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={<IconDeviceDesktop size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
          actions={add}
        />
      </Panel>
    );
  return (
    <Panel title={words.count(devices.length)} padding="none" aside={add}>
      <DevicesTable businessId={businessId} devices={devices} mayWrite={mayWrite} />
    </Panel>
  );
}

interface DevicesTableProps {
  readonly businessId: string;
  readonly devices: readonly Device[];
  readonly mayWrite: boolean;
}

function DevicesTable({ businessId, devices, mayWrite }: DevicesTableProps) {
  const { devices: words, table: tableWords } = usePhrases();
  const { data: shops = [] } = useQuery(managedShopsQueries.list(businessId));
  const [detaching, setDetaching] = useState<Device | null>(null);
  return (
    <>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.shop}</th>
            <th scope="col">{words.tcrNumber}</th>
            <th scope="col">{words.tcrCode}</th>
            <th scope="col">{words.device}</th>
            {mayWrite ? (
              <th scope="col">
                <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <DeviceRow
              key={device._id}
              businessId={businessId}
              device={device}
              shopName={shops.find(({ _id }) => _id === device.shopId)?.name ?? null}
              onDetach={mayWrite ? () => setDetaching(device) : null}
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
