export { NotesOfInvoice, NotesOfTransfer } from './NotesOfDocument.tsx';
