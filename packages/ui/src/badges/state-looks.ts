import {
  IconAlertTriangleFilled,
  IconBookOff,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleHalf2,
  IconCirclePlusFilled,
  IconCircleX,
  IconClockFilled,
  IconCoinFilled,
  IconEqual,
  IconHourglassFilled,
  IconMailFilled,
  IconPencil,
  IconPlayerPauseFilled,
  IconPlugConnectedX,
  IconSquareRoundedPlusFilled,
  IconStack3Filled,
  IconThumbDownFilled,
  IconThumbUpFilled,
  IconTrash,
  IconTrendingDown,
  IconTruckFilled,
  type Icon,
} from '@tabler/icons-react';
import type { Phrases } from '@tezga/phrases';
import type { Tone } from './Badge.tsx';

export type State = keyof Phrases['ui']['states'];

export interface StateLook {
  tone: Tone;
  icon: Icon;
  /** True for a badge without a coloured background, because most rows are in this state. */
  hushed?: true;
}

/** The colour and icon of every state; its word is the phrase with the same key. */
export const stateLooks: Record<State, StateLook> = {
  fiscalized: { tone: 'ok', icon: IconCircleCheckFilled, hushed: true },
  pending: { tone: 'warn', icon: IconClockFilled },
  error: { tone: 'bad', icon: IconAlertTriangleFilled },
  retracted: { tone: 'off', icon: IconBookOff },
  DELIVERED: { tone: 'info', icon: IconMailFilled },
  ACCEPTED: { tone: 'ok', icon: IconThumbUpFilled, hushed: true },
  REFUSED: { tone: 'bad', icon: IconThumbDownFilled },
  PAID: { tone: 'ok', icon: IconCoinFilled, hushed: true },
  PARTIALLY_PAID: { tone: 'warn', icon: IconCircleHalf2 },
  OVERPAID: { tone: 'info', icon: IconCirclePlusFilled },
  unpaid: { tone: 'warn', icon: IconCircle },
  active: { tone: 'ok', icon: IconCircleCheckFilled },
  detached: { tone: 'info', icon: IconPlugConnectedX },
  suspended: { tone: 'warn', icon: IconPlayerPauseFilled },
  expired: { tone: 'bad', icon: IconHourglassFilled },
  disabled: { tone: 'off', icon: IconCircleDashed },
  deleted: { tone: 'off', icon: IconTrash },
  enough: { tone: 'ok', icon: IconCircleCheckFilled, hushed: true },
  low: { tone: 'warn', icon: IconTrendingDown },
  negative: { tone: 'bad', icon: IconAlertTriangleFilled },
  over: { tone: 'info', icon: IconStack3Filled },
  new: { tone: 'ok', icon: IconSquareRoundedPlusFilled },
  changed: { tone: 'info', icon: IconPencil },
  same: { tone: 'off', icon: IconEqual, hushed: true },
  'in-transit': { tone: 'info', icon: IconTruckFilled },
  completed: { tone: 'ok', icon: IconCircleCheckFilled, hushed: true },
  cancelled: { tone: 'off', icon: IconCircleX },
  faulty: { tone: 'bad', icon: IconAlertTriangleFilled },
};

/**
 * The official code of a state, for its tooltip: states in capital letters are codes of the tax authority.
 */
export function officialCodeOf(state: State): string | undefined {
  return state === state.toUpperCase() ? state : undefined;
}
