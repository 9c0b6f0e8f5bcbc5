import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import './Field.css';
import './NumberInput.css';
import { NumberInput as MantineNumberInput } from '@mantine/core';

export const NumberInput = MantineNumberInput;
