import { createContext } from 'react';

/** The shop whose figures are shown, so that every figure opens the invoices of this shop; null for all shops. */
export const ShopContext = createContext<string | null>(null);
