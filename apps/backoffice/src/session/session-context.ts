import type { contract, OutputOf } from '@tezga/contract';
import type { Role } from '@tezga/domain';
import { createContext, use } from 'react';
import type { Area } from './guard.ts';
import type { TokenFacts } from './token.ts';

/** Who is at the screen, as what, in which area. */
export interface Session {
  readonly facts: TokenFacts;
  readonly area: Area;
  readonly user: OutputOf<typeof contract.access.myRole>['user'];
  readonly role: Role;
  readonly roleId: string;
  readonly roleName: string;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('nobody is signed in here');
  return session;
}
