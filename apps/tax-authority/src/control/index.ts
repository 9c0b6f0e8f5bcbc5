export { serveControl } from './serve-control.ts';
