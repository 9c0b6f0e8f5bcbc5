export { AccountTitle } from './AccountTitle.tsx';
export { documentWords } from './document-words.ts';
export { sideCells } from './EntryLines.tsx';
export { EntryLink } from './journal-links.tsx';
export { journalPath } from './paths.ts';
