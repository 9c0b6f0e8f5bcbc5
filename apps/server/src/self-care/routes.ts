import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { addEmployee } from './add-employee.ts';
import { bookRows } from './book-rows.ts';
import { books } from './books.ts';
import { businessUnits } from './business-units.ts';
import { createOperator } from './create-operator.ts';
import { credentials } from './credentials.ts';
import { employees } from './employees.ts';
import { enter } from './enter.ts';
import { newBook } from './new-book.ts';
import { operators } from './operators.ts';
import { purchasePaper } from './purchase-paper.ts';
import { purchases } from './purchases.ts';
import { refresh } from './refresh.ts';
import { salesPurchaseBook } from './sales-purchase-book.ts';
import { stored } from './stored.ts';

export const selfCareHandlers: Handlers<typeof contract.selfCare> = {
  enter,
  createOperator,
  credentials,
  salesPurchaseBook,
  books,
  bookRows,
  newBook,
  purchases,
  purchasePaper,
  employees,
  addEmployee,
  refresh,
  businessUnits,
  operators,
  stored,
};
