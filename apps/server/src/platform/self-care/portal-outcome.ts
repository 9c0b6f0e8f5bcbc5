/** The outcome of a request to the portal. */
export type PortalOutcome<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'password-wrong' | 'session-over' | 'not-found' | 'refused' | 'unreachable' };
