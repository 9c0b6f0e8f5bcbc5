export { contractsHandlers } from './routes.ts';
export { signContract } from './sign.ts';
