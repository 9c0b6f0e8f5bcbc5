export { openBrowser } from './open-browser.ts';
export { startProduct, type Product } from './start-product.ts';
