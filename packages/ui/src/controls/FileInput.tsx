import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './Field.css';
import { FileInput as MantineFileInput } from '@mantine/core';

export const FileInput = MantineFileInput;
