import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import './Tabs.css';
import { Tabs as MantineTabs } from '@mantine/core';

export const Tabs = MantineTabs;
