export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The clock that everyone here asks. It can be made to go wrong, as the clock of the real platform may. */
export interface AuthorityClock extends Clock {
  setSkew(milliseconds: number): void;
}

export function authorityClock(base: Clock): AuthorityClock {
  let skewMs = 0;
  return {
    now: () => new Date(base.now().getTime() + skewMs),
    setSkew: (milliseconds) => {
      skewMs = milliseconds;
    },
  };
}
