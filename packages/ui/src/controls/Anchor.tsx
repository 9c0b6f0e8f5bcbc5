import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import './Anchor.css';
import { Anchor as MantineAnchor } from '@mantine/core';

export const Anchor = MantineAnchor;
