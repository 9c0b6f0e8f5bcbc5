export * from './note-codes.ts';
export * from './note-problems.ts';
export * from './transfer-note.ts';
export * from './vehicle-plates.ts';
