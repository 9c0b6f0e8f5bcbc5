import { einvoicing, fiscalization, type Service, type ValueOf } from '@tezga/fiscal';

/**
 * The services of the tax authority with their paths. The phrases for the faults of a service are under the same
 * key.
 */
export const services = {
  fiscalization: { service: fiscalization, path: '/FiscalizationService-v3' },
  einvoice: { service: einvoicing, path: '/EinvoiceService-v1' },
} as const;
export type ServiceName = keyof typeof services;

type Structure = Service['messages'][string];
type Messages<Of extends ServiceName> = (typeof services)[Of]['service']['messages'];

/** An operation such as RegisterTCR, which has the messages RegisterTCRRequest and RegisterTCRResponse. */
export type OperationOf<Of extends ServiceName> = {
  [Name in keyof Messages<Of>]: Name extends `${infer Operation}Request` ? Operation : never;
}[keyof Messages<Of>];

type MessageOf<Of extends ServiceName, Name> = Name extends keyof Messages<Of>
  ? Messages<Of>[Name] extends Structure
    ? ValueOf<Messages<Of>[Name]>
    : never
  : never;

export type RequestOf<Of extends ServiceName, Operation extends string> = MessageOf<
  Of,
  `${Operation}Request`
>;
export type ResponseOf<Of extends ServiceName, Operation extends string> = MessageOf<
  Of,
  `${Operation}Response`
>;
