import { tiranaIsoMoment } from '@tezga/domain';

const secondMs = 1_000;

/** The end of a requested time window, in whole seconds, rounded up so that the current second is included. */
export const upTo = (moment: Date): string => tiranaIsoMoment(new Date(moment.getTime() + secondMs - 1));
