import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Stepper.layer.css';
import { Stepper as MantineStepper } from '@mantine/core';

export const Stepper = MantineStepper;
