import '@mantine/core/styles/Text.layer.css';
import { Text as MantineText } from '@mantine/core';

export const Text = MantineText;
