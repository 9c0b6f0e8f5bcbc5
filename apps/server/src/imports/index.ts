export { deleteOldImports } from './delete-old-imports.ts';
export { importsHandlers } from './routes.ts';
