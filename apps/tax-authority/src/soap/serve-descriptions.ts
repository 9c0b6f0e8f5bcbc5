import {
  schemaFileOf,
  schemaOf,
  signatureSchema,
  signatureSchemaFile,
  wsdlFileOf,
  wsdlOf,
} from '@tezga/fiscal';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { SoapService } from './soap-service.ts';

/** The description of a service and the schemas it imports, for clients that write their code from them. */
export function serveDescriptions(
  scope: FastifyInstance,
  { definition, path }: SoapService,
  { publicAddress }: Pick<Context, 'publicAddress'>,
): void {
  const files: Readonly<Record<string, () => string>> = {
    [wsdlFileOf(definition)]: () => wsdlOf(definition, publicAddress() + path),
    [schemaFileOf(definition)]: () => schemaOf(definition),
    [signatureSchemaFile]: () => signatureSchema,
  };
  for (const [file, content] of Object.entries(files))
    scope.get(`${path}/${file}`, (_request, reply) => reply.type('text/xml; charset=utf-8').send(content()));
  // Schemas are found beside the description, so it is only told where that is.
  scope.get(path, (_request, reply) => reply.redirect(`${path}/${wsdlFileOf(definition)}`));
}
