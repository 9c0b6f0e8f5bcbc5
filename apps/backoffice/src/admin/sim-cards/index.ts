export { SimCardsSection } from './SimCardsSection.tsx';
