export { EposSection, PosSection } from './TillsSection.tsx';
export { tillsKey } from './queries.ts';
