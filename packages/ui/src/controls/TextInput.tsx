import '@mantine/core/styles/Input.layer.css';
import './Field.css';
import { TextInput as MantineTextInput } from '@mantine/core';

export const TextInput = MantineTextInput;
