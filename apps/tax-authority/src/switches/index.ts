export { allOff, openSwitches, switchState, type Switches, type SwitchState } from './switches.ts';
