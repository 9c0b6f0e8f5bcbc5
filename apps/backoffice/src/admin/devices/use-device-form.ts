import { toast, usePhrases } from '@tezga/ui';
import type { DeviceKind } from '@tezga/domain';
import { useQueryClient } from '@tanstack/react-query';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { call } from '../../session/call.ts';
import {
  addCalls,
  addedDevice,
  deviceSchema,
  deviceValues,
  editCalls,
  editedDevice,
  newDevice,
} from './device-form.ts';
import { devicesKey, devicesQueries, type Device } from './queries.ts';

/** The form of a new or existing device of a business. */
export function useDeviceForm(kind: DeviceKind, businessId: string, device: Device | null) {
  const { devices } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation(businessPageAt(businessId, 'devices'));
  return useRecordForm({
    schema: deviceSchema,
    record: device === null ? { values: newDevice, version: '' } : recordOf(device),
    rememberAs: `device ${kind} ${businessId} ${device?._id ?? 'new'}`,
    save: async (values, updatedAt) => {
      const { message } =
        device === null
          ? await call(addCalls[kind], addedDevice(kind, businessId, values))
          : await call(editCalls[kind], editedDevice(businessId, device._id, values, updatedAt));
      toast.success(message);
      goBack();
      void queries.invalidateQueries({ queryKey: devicesKey(businessId) });
    },
    read: async () => {
      const fresh =
        device === null ? null : await queries.fetchQuery(devicesQueries.one(businessId, device._id));
      return fresh === null ? null : recordOf(fresh);
    },
    onGone: () => {
      toast.error({ title: devices.readFailed, text: devices.notThere });
      goBack();
    },
    fieldOf: {
      'till-name-taken': 'name',
      'tcr-code-taken': 'tcrCode',
      'tcr-number-taken': 'posTcrNr',
      'device-needs-detaching': 'deviceUUID',
    },
    onCancel: goBack,
  });
}

const recordOf = (device: Device) => ({ values: deviceValues(device), version: device.updatedAt });
