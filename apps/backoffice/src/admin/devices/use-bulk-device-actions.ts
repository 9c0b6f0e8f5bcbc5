import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { deviceKinds, type DeviceKind } from '@tezga/domain';
import { useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { inParts } from '../../kits/lists/in-parts.ts';
import { call } from '../../session/call.ts';
import { devicesKey, type Device } from './queries.ts';

/** The result of a bulk action for one device. */
export interface DeviceOutcome extends BulkRowResult {
  readonly name: string;
  readonly message: string;
}

const registeredAtOnce = 10;
const removedAtOnce = 100;

/** Registering and deleting the selected devices of a business, with an outcome for each device. */
export function useBulkDeviceActions(
  businessId: string,
  onOutcomes: (outcomes: readonly DeviceOutcome[]) => void,
) {
  const { devices: words, fallbacks } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const after = {
    onSuccess: (outcomes: readonly DeviceOutcome[]) => {
      if (outcomes.length > 0) onOutcomes(outcomes);
    },
    onError: (error: unknown) => showFailure(fallbacks['change-not-made'], error),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey(businessId) }),
  };
  const registering = useMutation({
    ...after,
    mutationFn: async (devices: readonly Device[]) => {
      const results = await ofEachKind(devices, (ids, deviceType) =>
        inParts(ids, registeredAtOnce, (part) => register(businessId, part, deviceType)),
      );
      return outcomesOf(devices, results, ({ name }, code) => words.registered(name, code ?? ''));
    },
  });
  const removing = useMutation({
    ...after,
    mutationFn: async (devices: readonly Device[]) => {
      const names = devices.map(({ name }) => name).join(', ');
      const isOne = devices.length === 1;
      const isSure = await confirm({
        title: isOne ? words.removeTitle : words.removeManyTitle(devices.length),
        message: isOne ? words.removeText(names) : words.removeManyText(names),
        confirmLabel: words.remove,
        danger: true,
      });
      if (!isSure) return [];
      const results = await ofEachKind(devices, (ids, deviceType) =>
        inParts(ids, removedAtOnce, (part) =>
          allOrEach(part, (posArray) =>
            call(contract.devices.remove, { posArray, business_id: businessId, deviceType }),
          ),
        ),
      );
      return outcomesOf(devices, results, ({ name }) => words.removed(name));
    },
  });
  return { registering, removing };
}

/** One call takes devices of one kind only. */
async function ofEachKind(
  devices: readonly Device[],
  run: (ids: readonly string[], kind: DeviceKind) => Promise<readonly BulkRowResult[]>,
): Promise<BulkRowResult[]> {
  const results: BulkRowResult[] = [];
  for (const kind of deviceKinds) {
    const ids = devices.filter(({ deviceType }) => deviceType === kind).map(({ _id }) => _id);
    results.push(...(await run(ids, kind)));
  }
  return results;
}

/** The message of a registered device is its TCR code. A failed call fails its devices and not those before them. */
async function register(
  businessId: string,
  ids: readonly string[],
  deviceType: DeviceKind,
): Promise<BulkRowResult[]> {
  const deviceList = ids.map((_id) => ({ _id, business_id: businessId }));
  try {
    const { devices } = await call(contract.devices.registerTcr, { deviceList, deviceType });
    return devices.map(({ _id: id, tcrCode, reason }) => ({
      id,
      ok: reason === null,
      message: reason ?? tcrCode,
    }));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { message } = error;
    return ids.map((id) => ({ id, ok: false, message }));
  }
}

function outcomesOf(
  devices: readonly Device[],
  results: readonly BulkRowResult[],
  doneWords: (device: Device, message: string | undefined) => string,
): DeviceOutcome[] {
  return devices.flatMap((device) => {
    const result = results.find(({ id }) => id === device._id);
    if (result === undefined) return [];
    const message = result.ok ? doneWords(device, result.message) : (result.message ?? '');
    return [{ id: device._id, ok: result.ok, name: device.name, message }];
  });
}
