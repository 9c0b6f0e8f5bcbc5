import {
  IconChevronDown,
  IconCopy,
  IconDownload,
  IconPlus,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { ActionIcon } from '../controls/ActionIcon.tsx';
import { Anchor } from '../controls/Anchor.tsx';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Menu.tsx';
import { Tooltip } from '../controls/Tooltip.tsx';
import { DesignBlock, DesignRow } from './DesignBlock.tsx';

export function DesignButtons() {
  return (
    <DesignBlock title="Butonat">
      <DesignRow title="32 px">
        <Button leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}>Faturë e re</Button>
        <Button variant="default" leftSection={<IconPrinter size={15} stroke={1.8} aria-hidden />}>
          Printo
        </Button>
        <Button variant="subtle">Më shumë</Button>
        <Button color="red">Fshi 12 artikuj</Button>
        <Button variant="outline" color="red" leftSection={<IconTrash size={15} stroke={1.8} aria-hidden />}>
          Fshi
        </Button>
        <Button disabled>Ruaj</Button>
        <Button loading>Ruaj</Button>
      </DesignRow>
      <DesignRow title="28, 40 px">
        <Button variant="default" size="xs">
          28 px
        </Button>
        <Button size="md">Hyr</Button>
        <Tooltip label="Shkarko">
          <ActionIcon aria-label="Shkarko">
            <IconDownload size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <ActionIcon variant="default" size="lg" aria-label="Dyfisho">
          <IconCopy size={17} stroke={1.7} />
        </ActionIcon>
        <Menu>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}>
              Statusi i e-faturës
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPrinter size={16} stroke={1.7} />}>Printo</Menu.Item>
            <Menu.Item leftSection={<IconDownload size={16} stroke={1.7} />}>Shkarko</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Anchor href="#verifiko">Verifiko</Anchor>
      </DesignRow>
    </DesignBlock>
  );
}
