export { becomesReady } from '../launch/becomes-ready.ts';
export {
  resetDemonstration,
  prepareDemonstration,
  startProductOnCopy,
  type Demonstration,
} from './demonstration.ts';
export { bundleForBrowser } from './bundle-for-browser.ts';
export { openBrowser, serveBrowser } from './open-browser.ts';
export { serveProduct, type Product } from './product.ts';
export { startChild, type Child } from './start-child.ts';
export { startProduct } from './start-product.ts';
