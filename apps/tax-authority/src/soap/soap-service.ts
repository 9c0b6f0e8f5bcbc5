import type { FaultService, Service } from '@tezga/fiscal';
import type { Operation } from './operation.ts';

/** A SOAP service with its operations. */
export interface SoapService {
  readonly name: FaultService;
  readonly definition: Service;
  /** `/FiscalizationService-v3`; the WSDL is below it. */
  readonly path: string;
  /** Maximum message size in bytes (code 1). */
  readonly bytesMax: number;
  readonly operations: readonly Operation[];
}
