import { Button, usePhrases } from '@tezga/ui';
import { IconRosetteDiscountCheck, IconTrash } from '@tabler/icons-react';
import type { Device } from './queries.ts';
import classes from './SelectedDevices.module.css';
import { useBulkDeviceActions, type DeviceOutcome } from './use-bulk-device-actions.ts';

interface SelectedDevicesProps {
  readonly businessId: string;
  readonly devices: readonly Device[];
  readonly onOutcomes: (outcomes: readonly DeviceOutcome[]) => void;
}

/** The number of selected devices and the actions on all of them; nothing without a selection. */
export function SelectedDevices({ businessId, devices, onOutcomes }: SelectedDevicesProps) {
  const { devices: words, table } = usePhrases();
  const { registering, removing } = useBulkDeviceActions(businessId, onOutcomes);
  const unregistered = devices.filter(({ tcrCode }) => tcrCode === '');
  const isWorking = registering.isPending || removing.isPending;
  if (devices.length === 0) return null;
  return (
    <section className={classes['selected']} aria-label={table.selection.actions}>
      <span aria-live="polite">{table.selection.chosen(devices.length, String(devices.length))}</span>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRosetteDiscountCheck size={15} stroke={1.7} aria-hidden />}
        loading={registering.isPending}
        disabled={isWorking || unregistered.length === 0}
        onClick={() => registering.mutate(unregistered)}
      >
        {words.register}
      </Button>
      <Button
        size="xs"
        variant="outline"
        color="red"
        leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
        loading={removing.isPending}
        disabled={isWorking}
        onClick={() => removing.mutate(devices)}
      >
        {words.remove}
      </Button>
    </section>
  );
}
