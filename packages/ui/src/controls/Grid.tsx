import '@mantine/core/styles/Grid.layer.css';
import { Grid as MantineGrid } from '@mantine/core';

export const Grid = MantineGrid;
