export { CurrenciesSection } from './CurrenciesSection.tsx';
