import '@mantine/core/styles/Progress.layer.css';
import './Progress.css';

export { Progress } from '@mantine/core';
