import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@tezga/contract/openapi';
import type { FastifyInstance } from 'fastify';

type StaticDocument = Extract<Parameters<typeof swagger>[1], { mode: 'static' }>['specification'];

/** Serves the OpenAPI document of the contract as a page at /docs and as JSON at /docs/json. */
export async function serveDocs(server: FastifyInstance): Promise<void> {
  const specification = { document: openApiDocument() } as unknown as StaticDocument;
  await server.register(swagger, { mode: 'static', specification });
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, theme: { title: 'Tezga' } });
}
