import type { DocumentForm } from './document-form.ts';
import type { CartState } from '../use-cart.ts';

export interface DocumentPartProps {
  readonly state: CartState;
  readonly onChange: (changed: Partial<DocumentForm>) => void;
}
