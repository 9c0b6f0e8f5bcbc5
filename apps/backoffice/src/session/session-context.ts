import type { contract, OutputOf } from '@tezga/contract';
import type { Role } from '@tezga/domain';
import { createContext, use } from 'react';
import type { Area } from './guard.ts';
import type { TokenFacts } from './token.ts';

/** The signed-in user, the role and the area. */
export interface Session {
  readonly facts: TokenFacts;
  readonly area: Area;
  readonly user: OutputOf<typeof contract.access.myRole>['user'];
  readonly role: Role;
  readonly roleId: string;
  readonly roleName: string;
  /** Whether the server opens all screens, also the screens that it hides in a demonstration (isOnlyInFullAdmin). */
  readonly isFullAdmin: boolean;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('there is no session provider');
  return session;
}
