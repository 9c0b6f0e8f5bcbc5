import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import './Menu.css';
import { Menu as MantineMenu } from '@mantine/core';

export const Menu = MantineMenu;
