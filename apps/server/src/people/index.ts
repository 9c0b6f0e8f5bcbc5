export { editContacts } from './edit-contacts.ts';
export { closePerson } from './remove.ts';
export { peopleHandlers } from './routes.ts';
