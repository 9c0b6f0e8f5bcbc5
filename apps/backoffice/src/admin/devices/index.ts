export { DevicesSection } from './DevicesSection.tsx';
export { devicesQueries } from './queries.ts';
