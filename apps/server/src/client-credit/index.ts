export { creditOfCustomer } from './credit-of-customer.ts';
export { joinCredits } from './join-credits.ts';
export { clientCreditHandlers } from './routes.ts';
export { returnCredit, takeCredit, valueOfPoint } from './take-credit.ts';
