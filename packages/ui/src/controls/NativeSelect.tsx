import '@mantine/core/styles/Input.layer.css';
import './Field.css';
import { NativeSelect as MantineNativeSelect } from '@mantine/core';

export const NativeSelect = MantineNativeSelect;
