import { tiranaIsoMoment } from '@tezga/domain';

const secondMs = 1_000;

/** The end of a time that is asked for. It is told in whole seconds, and the one that runs now belongs to it. */
export const upTo = (moment: Date): string => tiranaIsoMoment(new Date(moment.getTime() + secondMs - 1));
