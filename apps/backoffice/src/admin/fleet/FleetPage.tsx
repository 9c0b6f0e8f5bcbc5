import { contract } from '@tezga/contract';
import { deviceKinds, fleetFaults } from '@tezga/domain';
import { choiceFilter, codeFilter, recordOption, usePhrases } from '@tezga/ui';
import { IconDeviceDesktopAnalytics } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { call } from '../../session/call.ts';
import { FaultsPanel } from './FaultsPanel.tsx';
import { fleetColumns } from './fleet-columns.tsx';
import { faultsRequest, fleetRequest } from './fleet-request.ts';
import { fleetQueries } from './queries.ts';

/** The devices of all managed businesses; devices that need a person's attention come first. */
export function FleetPage() {
  const phrases = usePhrases();
  const { devices, fleet: words } = phrases;
  const queries = useQueryClient();
  const list = useListState();
  const request = fleetRequest(list.state);
  const counted = faultsRequest(list.state);
  const { state, onStateChange } = list;
  const kindWords = Object.fromEntries(deviceKinds.map((kind) => [kind, devices[kind].name]));
  const faultOptions = fleetFaults.map((value) => ({ value, label: words.faults[value] }));
  const sellers = async () => {
    const { sellers: all } = await queries.ensureQueryData(fleetQueries.faults(counted));
    return all.map(recordOption);
  };
  return useListScreen({
    ...list,
    name: 'fleet',
    words,
    icon: IconDeviceDesktopAnalytics,
    idOf: ({ _id }) => _id,
    query: useQuery(fleetQueries.page(request)),
    fetchPage: (page, perPage, signal) =>
      call(contract.fleet.page, { ...request, page, perPage }, { signal }),
    columns: useMemo(() => fleetColumns(phrases), [phrases]),
    filters: [
      choiceFilter('fault', words.fault, faultOptions, { multiple: false }),
      codeFilter('kind', words.kind, deviceKinds, kindWords as Record<(typeof deviceKinds)[number], string>),
      choiceFilter('seller', words.seller, sellers, { multiple: false }),
    ],
    open: ({ businessId }) => businessPageAt(businessId, 'devices'),
    summary: (
      <FaultsPanel
        request={counted}
        chosen={request.fault ?? null}
        onChoose={(fault) =>
          onStateChange(
            { ...state, page: 1, filters: { ...state.filters, fault: fault === null ? [] : [fault] } },
            { replace: false },
          )
        }
      />
    ),
  });
}
