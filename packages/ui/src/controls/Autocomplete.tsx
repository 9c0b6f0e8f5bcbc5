import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './Field.css';
import './Combobox.css';
import { Autocomplete as MantineAutocomplete } from '@mantine/core';

export type { AutocompleteProps } from '@mantine/core';

export const Autocomplete = MantineAutocomplete;
