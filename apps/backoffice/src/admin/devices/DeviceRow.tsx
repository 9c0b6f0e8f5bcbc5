import { Badge, Checkbox, Code, DateTime, MISSING, usePhrases } from '@tezga/ui';
import { IconPencil, IconPlugConnectedX, IconRosetteDiscountCheck, IconTrash } from '@tabler/icons-react';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { RowLink } from '../../kits/sections/RowLink.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import classes from './DevicesSection.module.css';
import { editDevicePath } from './paths.ts';
import type { Device } from './queries.ts';
import { useDeviceActions } from './use-device-actions.ts';

interface DeviceRowProps {
  readonly businessId: string;
  readonly device: Device;
  readonly shopName: string | null;
  readonly isSelected: boolean;
  /** Null for admins with read-only access. */
  readonly onSelect: ((isSelected: boolean) => void) | null;
  /** Null for admins with read-only access. */
  readonly onDetach: (() => void) | null;
}

export function DeviceRow(props: DeviceRowProps) {
  const { businessId, device, shopName, isSelected, onSelect, onDetach } = props;
  const { devices: words, table: tableWords } = usePhrases();
  const { name, deviceType, posTcrNr, tcrCode } = device;
  return (
    <tr>
      <th scope="row">
        <span className={classes['name']}>
          {onSelect === null ? null : (
            <Checkbox
              size="xs"
              aria-label={tableWords.selectRow(name)}
              checked={isSelected}
              onChange={({ currentTarget: { checked } }) => onSelect(checked)}
            />
          )}
          {name} <Badge>{words[deviceType].name}</Badge>
        </span>
      </th>
      <td data-label={words.shop}>{shopName ?? MISSING}</td>
      <td data-label={words.tcrNumber}>
        <Code>{posTcrNr}</Code>
      </td>
      <td data-label={words.tcrCode}>{tcrCode === '' ? words.notRegistered : <Code>{tcrCode}</Code>}</td>
      <td data-label={words.device} className={table['text']}>
        <Machine device={device} />
      </td>
      {onDetach === null ? null : (
        <DeviceActions businessId={businessId} device={device} onDetach={onDetach} />
      )}
    </tr>
  );
}

/** The machine that the device runs on and its last contact, or why it was detached. */
function Machine({ device: { deviceUUID, detached, lastContactAt } }: { readonly device: Device }) {
  const { devices: words } = usePhrases();
  return (
    <>
      {deviceUUID === '' ? words.noDevice : <Code wrap>{deviceUUID}</Code>}
      {detached === null ? null : (
        <span className={table['second']}>
          {words.detachedWith(detached.reason)} · {detached.userName} · <DateTime value={detached.at} />
        </span>
      )}
      {lastContactAt === null ? null : (
        <span className={table['second']}>
          {words.lastContact}: <DateTime value={lastContactAt} />
        </span>
      )}
    </>
  );
}

interface DeviceActionsProps {
  readonly businessId: string;
  readonly device: Device;
  readonly onDetach: () => void;
}

function DeviceActions({ businessId, device, onDetach }: DeviceActionsProps) {
  const { devices: words } = usePhrases();
  const { registering, removing } = useDeviceActions(businessId);
  const { _id, name, deviceType, deviceUUID, tcrCode } = device;
  return (
    <td className={table['actions']}>
      {tcrCode === '' ? (
        <RowButton
          icon={IconRosetteDiscountCheck}
          label={words.registerOf(name)}
          isBusy={registering.isPending}
          onClick={() => registering.mutate(device)}
        />
      ) : null}
      {deviceUUID === '' ? null : (
        <RowButton icon={IconPlugConnectedX} label={words.detachOf(name)} onClick={onDetach} />
      )}
      <RowLink
        to={editDevicePath(deviceType)}
        search={{ businessId, id: _id }}
        icon={IconPencil}
        label={words.editOf(name)}
      />
      <RowButton
        icon={IconTrash}
        label={words.removeOf(name)}
        isBusy={removing.isPending}
        onClick={() => removing.mutate(device)}
      />
    </td>
  );
}
