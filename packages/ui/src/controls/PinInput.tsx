import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import './Field.css';
import { PinInput as MantinePinInput } from '@mantine/core';

export const PinInput: typeof MantinePinInput = MantinePinInput;
