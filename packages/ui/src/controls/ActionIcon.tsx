import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import './ActionIcon.css';
import { ActionIcon as MantineActionIcon } from '@mantine/core';

export const ActionIcon = MantineActionIcon;
