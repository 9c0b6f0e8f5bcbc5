import type { Phrases } from '@tezga/phrases';
import { Badge, codeColumn, countColumn, dateColumn, nameColumn, textColumn, type Column } from '@tezga/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { clockWords } from './clock-words.ts';
import type { FleetDevice } from './queries.ts';

const hidden = { hiddenByDefault: true };

export function fleetColumns({ devices, fleet }: Phrases): Column<FleetDevice>[] {
  const unsorted = { sortable: false } as const;
  return [
    nameColumn('name', fleet.device, 190, ({ name }) => name, { ...unsorted, minWidth: 184 }),
    faultsColumn(fleet),
    textColumn('business', fleet.business, 190, ({ businessName }) => businessName, {
      card: 'detail',
      minWidth: 132,
    }),
    codeColumn('nipt', fleet.nipt, 116, ({ nipt }) => nipt, hidden),
    textColumn('shop', fleet.shop, 130, ({ shopName }) => shopName, hidden),
    textColumn('kind', fleet.kind, 64, ({ deviceType }) => devices[deviceType].name, {
      filterBy: { filter: 'kind', value: ({ deviceType }) => deviceType },
    }),
    dateColumn('contact', fleet.lastContact, 142, ({ lastContactAt }) => lastContactAt),
    countColumn('unsent', fleet.unsent, 104, ({ unsent }) => unsent),
    textColumn('certificate', fleet.certificate, 84, ({ certificateDaysLeft: days }) =>
      days === null ? null : fleet.days(days),
    ),
    textColumn('clock', fleet.clock, 68, ({ clockDifferenceMs }) => clockWords(clockDifferenceMs)),
    textColumn('version', fleet.version, 74, ({ softwareVersion }) => softwareVersion, hidden),
    codeColumn('sim', fleet.sim, 180, ({ simSerial }) => simSerial, { minWidth: 96 }),
    codeColumn('tcr', devices.tcrCode, 116, ({ tcrCode }) => tcrCode, hidden),
    textColumn('seller', fleet.seller, 140, ({ sellerName }) => sellerName, hidden),
    dateColumn('since', fleet.since, 142, ({ since }) => since, hidden),
  ];
}

/** All faults of a device as badges, the most urgent first. */
function faultsColumn({ fault, faults: words }: Phrases['fleet']): Column<FleetDevice> {
  const inWords = ({ faults }: FleetDevice) => faults.map((each) => words[each]).join(', ');
  return {
    ...textColumn<FleetDevice>('fault', fault, 200, inWords, {
      filterBy: { filter: 'fault', value: ({ faults: [first] }) => first ?? null },
      card: 'badge',
    }),
    cell: ({ faults }) =>
      faults.map((each) => (
        <Badge key={each} tone="warn" icon={<IconAlertTriangleFilled size={13} aria-hidden />}>
          {words[each]}
        </Badge>
      )),
  };
}
