import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import type { DeviceKind } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { DeviceForm } from './DeviceForm.tsx';
import { devicesQueries } from './queries.ts';

function AddDevicePage({ kind }: { readonly kind: DeviceKind }) {
  const { business_id: businessId = '' } = useParams({ strict: false });
  return <DeviceForm key={businessId} kind={kind} businessId={businessId} device={null} />;
}

function EditDevicePage({ kind }: { readonly kind: DeviceKind }) {
  const { devices } = usePhrases();
  const search = new URLSearchParams(useLocation().searchStr);
  const [businessId, id] = [search.get('businessId') ?? '', search.get('id') ?? ''];
  const { data: device, error, refetch } = useQuery(devicesQueries.one(businessId, id));
  const goBack = useBackNavigation(businessPageAt(businessId, 'devices'));
  if (device === undefined && error === null) return <LoadingOverlay within />;
  if (device === undefined || device?.deviceType !== kind)
    return (
      <ErrorState
        title={devices.readFailed}
        sentence={error?.message ?? devices.notThere}
        {...(error === null ? {} : { onRetry: () => void refetch() })}
        onBack={goBack}
      />
    );
  return <DeviceForm key={id} kind={kind} businessId={businessId} device={device} />;
}

/** The pages of each kind, created once: a function created at every render would be a new component. */
export const addDevicePages = {
  pos: () => <AddDevicePage kind="pos" />,
  epos: () => <AddDevicePage kind="epos" />,
  easybar: () => <AddDevicePage kind="easybar" />,
  easypoint: () => <AddDevicePage kind="easypoint" />,
} as const;

export const editDevicePages = {
  pos: () => <EditDevicePage kind="pos" />,
  epos: () => <EditDevicePage kind="epos" />,
  easybar: () => <EditDevicePage kind="easybar" />,
  easypoint: () => <EditDevicePage kind="easypoint" />,
} as const;
