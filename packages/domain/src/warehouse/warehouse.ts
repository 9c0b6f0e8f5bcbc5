export * from './moved-articles.ts';
export * from './moving-average.ts';
export * from './posted-lines.ts';
export * from './reordering.ts';
export * from './short-articles.ts';
export * from './line-costs.ts';
export * from './stock-documents.ts';
export * from './warehouse-documents.ts';
