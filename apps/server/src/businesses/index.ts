export { businessMeant } from './business-meant.ts';
export { enterBusinessLookedAfter } from './enter-business-looked-after.ts';
export { isLookedAfterBy } from './is-looked-after-by.ts';
export { businessesHandlers } from './routes.ts';
