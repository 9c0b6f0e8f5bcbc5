import { measureCalls } from './calls.ts';
import { measureLogin } from './login.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';
import { printTable, type Measured } from './table.ts';

/** Every promise the product makes in numbers, each beside a reference measured in the same run. */
const measured: Measured[] = [
  ...(await measureCalls()),
  ...(await measureSignIn()),
  ...(await measureLogin()),
  ...(await measureStart()),
];
printTable(measured);
process.exitCode = measured.every(({ isKept }) => isKept) ? 0 : 1;
