import '@mantine/core/styles/Tooltip.layer.css';
import './Tooltip.css';
import { Tooltip as MantineTooltip } from '@mantine/core';

export const Tooltip = MantineTooltip;
