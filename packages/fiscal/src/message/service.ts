import type { Structure } from '../structure/structure.ts';

/** One of the authority's services: its names, and every message that goes to it or comes from it. */
export interface Service {
  /** Of the messages. */
  readonly namespace: string;
  /** Of the service itself, from which the names of its actions are made. */
  readonly serviceNamespace: string;
  readonly name: string;
  readonly version: string;
  readonly messages: Readonly<Record<string, Structure>>;
}
