import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { demoLogins, demoPassword } from './people.ts';

export const logins: Handler<typeof contract.demo.logins> = async (_input, { config }) => {
  if (!config.TEZGA_DEMO) return { password: null, logins: [] };
  return { password: demoPassword, logins: [...demoLogins] };
};
