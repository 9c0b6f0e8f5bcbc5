export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The clock of the stand-in. A switch can skew it, to simulate a wrong clock of the real platform. */
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
