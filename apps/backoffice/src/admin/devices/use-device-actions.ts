import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { devicesKey, type Device } from './queries.ts';

/** Registering and deleting the devices of a business. */
export function useDeviceActions(businessId: string) {
  const { devices: words, fallbacks } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const refresh = () => queries.invalidateQueries({ queryKey: devicesKey(businessId) });
  const registering = useMutation({
    mutationFn: ({ _id, deviceType }: Device) =>
      call(contract.devices.registerTcr, { deviceList: [{ _id, business_id: businessId }], deviceType }),
    onSuccess: ({ devices }) => {
      for (const { name, tcrCode, reason } of devices)
        if (reason === null) toast.success(words.registered(name, tcrCode));
        else toast.error({ title: words.registrationFailed(name), text: reason });
      return refresh();
    },
    onError: (error) => showFailure(words.register, error),
  });
  const removing = useMutation({
    // Asks the server first whether the device can be deleted, so that the user reads the reason if it cannot.
    mutationFn: async ({ _id, name, deviceType }: Device) => {
      const devices = { posArray: [_id], business_id: businessId, deviceType };
      const { reason } = await call(contract.devices.canBeDeleted, devices);
      if (reason !== null) {
        toast.error({ title: words.removeOf(name), text: reason });
        return;
      }
      const isSure = await confirm({
        title: words.removeTitle,
        message: words.removeText(name),
        confirmLabel: words.remove,
        danger: true,
      });
      if (!isSure) return;
      await call(contract.devices.remove, devices);
      toast.success(words.removed(name));
      await refresh();
    },
    onError: (error) => showFailure(fallbacks['change-not-made'], error),
  });
  return { registering, removing };
}
