export { newRegistrationCode } from './registration-code.ts';
export {
  CodeTaken,
  registerOperator,
  registerProduct,
  registerTaxpayer,
  registerUnit,
  withCode,
  type RegisteredTaxpayer,
} from './register.ts';
export {
  newOperator,
  newProduct,
  newTaxpayer,
  newUnit,
  type NewOperator,
  type NewProduct,
  type NewTaxpayer,
  type NewUnit,
} from './registry-records.ts';
