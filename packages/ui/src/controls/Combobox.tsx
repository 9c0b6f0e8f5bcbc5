import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './Field.css';
import './Combobox.css';
import { Combobox as MantineCombobox } from '@mantine/core';

export const Combobox: typeof MantineCombobox = MantineCombobox;
