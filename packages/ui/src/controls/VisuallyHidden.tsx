import '@mantine/core/styles/VisuallyHidden.layer.css';
import { VisuallyHidden as MantineVisuallyHidden } from '@mantine/core';

export const VisuallyHidden = MantineVisuallyHidden;
