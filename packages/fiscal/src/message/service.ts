import type { Structure } from '../structure/structure.ts';

/** A web service of the authority: its names and all its messages. */
export interface Service {
  /** Namespace of the messages. */
  readonly namespace: string;
  /** The namespace of the service itself, which is the prefix of SOAP action names. */
  readonly serviceNamespace: string;
  readonly name: string;
  readonly version: string;
  readonly messages: Readonly<Record<string, Structure>>;
}
