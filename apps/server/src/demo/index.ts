export { giveDemoCertificates } from './demo-certificates.ts';
export { loadDemoData } from './load-demo-data.ts';
export { demoLogins, demoPassword } from './people.ts';
export { demoHandlers } from './routes.ts';
export { startPastSales } from './past-sales/start-past-sales.ts';
export { pastSalesTask, writePastSales } from './past-sales/write-past-sales.ts';
