import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Drawer } from '../controls/Drawer.tsx';
import { Group } from '../controls/Group.tsx';
import { Modal } from '../controls/Modal.tsx';
import { Popover } from '../controls/Popover.tsx';
import { Select } from '../controls/Select.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useDialogs } from '../dialogs/DialogsProvider.tsx';
import { DesignBlock, DesignRow } from './DesignBlock.tsx';

export function DesignOverlays() {
  const [opened, setOpened] = useState<'modal' | 'drawer' | null>(null);
  const dialogs = useDialogs();
  const close = () => setOpened(null);
  return (
    <DesignBlock title="Dritare, sirtarë, kuti">
      <DesignRow title="Hapi vërtet">
        <Button variant="default" onClick={() => setOpened('modal')}>
          Dritare
        </Button>
        <Button variant="default" onClick={() => setOpened('drawer')}>
          Sirtar
        </Button>
        <Popover>
          <Popover.Target>
            <Button variant="default">Kuti</Button>
          </Popover.Target>
          <Popover.Dropdown>Ruhet i koduar. Askush nuk e lexon dot më pas.</Popover.Dropdown>
        </Popover>
      </DesignRow>
      <Modal opened={opened === 'modal'} onClose={close} title="Klient i ri">
        <TextInput label="Emri i klientit" data-autofocus mb={12} />
        <Select label="Qyteti" data={['Tiranë', 'Durrës', 'Vlorë']} mb={16} />
        <Group gap={8}>
          <Button onClick={close}>Ruaj klientin</Button>
          <Button
            variant="outline"
            color="red"
            onClick={() =>
              void dialogs.confirm({ title: 'Fshi 1 klient?', confirmLabel: 'Fshi 1 klient', danger: true })
            }
          >
            Fshi klientin
          </Button>
        </Group>
      </Modal>
      <Drawer opened={opened === 'drawer'} onClose={close} title="Lëvizjet e Kafe Arabika">
        14.11.2026 18:42 · dalje 24.000
      </Drawer>
    </DesignBlock>
  );
}
