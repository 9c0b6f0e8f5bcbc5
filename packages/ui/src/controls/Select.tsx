import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './Field.css';
import './Combobox.css';
import { Select as MantineSelect } from '@mantine/core';

export type { SelectProps } from '@mantine/core';

export const Select = MantineSelect;
