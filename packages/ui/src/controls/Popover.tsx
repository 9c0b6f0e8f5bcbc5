import '@mantine/core/styles/Popover.layer.css';
import './Popover.css';
import { Popover as MantinePopover } from '@mantine/core';

export const Popover = MantinePopover;
