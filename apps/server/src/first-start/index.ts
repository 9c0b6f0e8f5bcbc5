export { hashOf } from './code.ts';
export { prepareFirstStart } from './prepare.ts';
export { firstStartHandlers } from './routes.ts';
