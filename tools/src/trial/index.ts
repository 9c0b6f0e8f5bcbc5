export { openBrowser } from './open-browser.ts';
export { startChild, type Child } from './start-child.ts';
export { startProduct, type Product } from './start-product.ts';
