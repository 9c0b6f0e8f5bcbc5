/** The last exchanges with the tax authority; a time is null if there was none. */
export interface AuthorityAnswers {
  /** When the tax authority last replied. */
  readonly answeredAt: Date | null;
  /** When a request last got no reply. */
  readonly failedAt: Date | null;
}

/**
 * The maximum age of an exchange that shows the current state; an older one says nothing about it, because the server
 * exchanges messages with the tax authority every minute (clock check).
 */
export const answerMsMax = 5 * 60_000;

export const authorityStates = ['answers', 'silent', 'unknown'] as const;
export type AuthorityState = (typeof authorityStates)[number];

/** Whether the tax authority replies now; unknown if the last request is too long ago. */
export function authorityState({ answeredAt, failedAt }: AuthorityAnswers, now: Date): AuthorityState {
  const isFresh = (at: Date | null): at is Date => at !== null && now.getTime() - at.getTime() <= answerMsMax;
  if (isFresh(failedAt) && (answeredAt === null || failedAt > answeredAt)) return 'silent';
  return isFresh(answeredAt) ? 'answers' : 'unknown';
}
