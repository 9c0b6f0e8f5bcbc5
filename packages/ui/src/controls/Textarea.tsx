import '@mantine/core/styles/Input.layer.css';
import './Field.css';
import { Textarea as MantineTextarea } from '@mantine/core';

export const Textarea = MantineTextarea;
