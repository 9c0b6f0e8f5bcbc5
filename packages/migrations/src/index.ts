export { migrate, rebuild, type MigrationPlan } from './migrate.ts';
export { MigrationProblem, readMigrations, type Migration } from './read-migrations.ts';
