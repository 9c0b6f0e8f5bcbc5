export { NotesOfInvoice } from './NotesOfInvoice.tsx';
