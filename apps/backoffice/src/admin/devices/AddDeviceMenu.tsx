import { Button, Menu, usePhrases } from '@tezga/ui';
import { deviceKinds } from '@tezga/domain';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { addDevicePath } from './paths.ts';

/** The button that adds a device, with the choice of its kind. */
export function AddDeviceMenu({ businessId }: { readonly businessId: string }) {
  const { devices } = usePhrases();
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
        >
          {devices.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {deviceKinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => void navigate({ to: addDevicePath(kind, businessId) })}>
            {devices[kind].name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
