export { giveDemoCertificates } from './demo-certificates.ts';
export { loadDemoData } from './load-demo-data.ts';
export { demoLogins, demoPassword } from './people.ts';
export { demoHandlers } from './routes.ts';
