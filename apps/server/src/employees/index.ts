export { addOwner } from './add-owner.ts';
export { add as addEmployee, expectNewEmployee } from './add.ts';
export { employeesByName } from './employees-by-name.ts';
export { employeesInOrder } from './list.ts';
export { operatorIdsOf } from './operator-ids-of.ts';
export { formerOperators, operatorsHere } from './operators-here.ts';
export { employeesHandlers } from './routes.ts';
export { takeOver } from './take-over.ts';
export { worksInShop } from './works-in-shop.ts';
