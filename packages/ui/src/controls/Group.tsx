import '@mantine/core/styles/Group.layer.css';
import { Group as MantineGroup } from '@mantine/core';

export const Group = MantineGroup;
