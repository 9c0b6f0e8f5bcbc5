export { creditOfCustomer } from './credit-of-customer.ts';
export { refuseCredit } from './refuse-credit.ts';
export { clientCreditHandlers } from './routes.ts';
export { returnCredit, takeCredit, valueOfPoint } from './take-credit.ts';
