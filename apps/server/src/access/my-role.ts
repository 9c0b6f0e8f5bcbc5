import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { roleReply, userReply } from './replies.ts';

export const myRole: Handler<typeof contract.access.myRole> = async (
  _input,
  { person, role, mustEnrol, phrasesIn, language, config: { TEZGA_FULL_ADMIN, TEZGA_DEMO } },
) => ({
  user: userReply(person, { mustEnrol }),
  role: role === null ? null : roleReply(role, phrasesIn[language]),
  isFullAdmin: TEZGA_FULL_ADMIN ?? !TEZGA_DEMO,
});
