export { runningDatabase } from './running-database.ts';
export {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
} from './start-embedded-database.ts';
