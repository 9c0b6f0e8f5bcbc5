import type { FaultService, Service } from '@tezga/fiscal';
import type { Operation } from './operation.ts';

/** A service with all it can be asked for. */
export interface SoapService {
  readonly name: FaultService;
  readonly definition: Service;
  /** `/FiscalizationService-v3`; the description lies below it. */
  readonly path: string;
  /** The most bytes of a message (code 1). */
  readonly bytesMost: number;
  readonly operations: readonly Operation[];
}
