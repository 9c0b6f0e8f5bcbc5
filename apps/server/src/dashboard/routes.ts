import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { alerts } from './alerts.ts';
import { firstSteps } from './first-steps.ts';
import { range } from './range.ts';
import { today } from './today.ts';

export const dashboardHandlers: Handlers<typeof contract.dashboard> = {
  range,
  today,
  alerts,
  firstSteps,
};
