export { forgetOldImports } from './forget-old-imports.ts';
export { importsHandlers } from './routes.ts';
