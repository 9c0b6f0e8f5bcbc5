import { z } from 'zod';
import { allRoutes, type NamedRoute } from '../contract.ts';
import { refusalStatus } from './refusal-status.ts';
import type { Route } from './route.ts';
import { addressOf } from './services.ts';
import type { Access } from './who-may-call.ts';

type JsonSchema = Record<string, unknown>;

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'The error message for the user.' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The OpenAPI document of all calls, generated from the route declarations that the server uses. */
export function openApiDocument() {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const named of allRoutes()) {
    const address = addressOf(named.route.service, named.route.path);
    paths[address] = { ...paths[address], [named.route.method.toLowerCase()]: operationOf(named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tezga', version: '0.2.0', description: 'Every call of the Tezga back office.' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: refusalSchema },
    },
    paths,
  };
}

function operationOf({ name, route }: NamedRoute): JsonSchema {
  const input = schemaOf(route.input, 'input');
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>;
  const elsewhere = Object.keys(properties).filter((property) => !inPath.includes(property));
  const required = (input['required'] ?? []) as string[];
  const inQuery =
    route.method === 'GET' ? elsewhere.filter((property) => !route.inHeaders.includes(property)) : [];
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: route.summary,
    description: `Allowed callers: ${describeAccess(route.access)}.`,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((property) => ({
        name: property,
        in: 'path',
        required: true,
        schema: properties[property] ?? {},
      })),
      ...inQuery.map((property) => ({
        name: property,
        in: 'query',
        required: required.includes(property),
        schema: properties[property],
      })),
      ...route.inHeaders.map((property) => ({ name: property, in: 'header', schema: properties[property] })),
      ...(route.changing ? [requestIdParameter] : []),
    ],
    ...(route.method === 'GET' ? {} : { requestBody: bodyOf(input, inPath) }),
    responses: responsesOf(route),
  };
}

const requestIdParameter = {
  name: 'requestId',
  in: 'header',
  required: true,
  description: 'Idempotency key: a repeated call with the same id gets the first reply again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
};

function bodyOf(input: JsonSchema, inPath: string[]): JsonSchema {
  const properties = Object.entries((input['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = ((input['required'] ?? []) as string[]).filter((name) => !inPath.includes(name));
  const schema =
    input['type'] === 'array'
      ? input
      : {
          ...input,
          properties: Object.fromEntries(properties.filter(([name]) => !inPath.includes(name))),
          required,
        };
  return { content: { 'application/json': { schema } } };
}

function responsesOf(route: Route): JsonSchema {
  const refusal = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
  const byStatus: Record<string, string[]> = { 400: ['invalid-input'] };
  for (const code of route.refusals) (byStatus[refusalStatus[code]] ??= []).push(code);
  if (route.access !== 'public') byStatus[401] = ['not-signed-in'];
  if (typeof route.access === 'object' || route.access === 'owner') byStatus[403] = ['not-permitted'];
  return {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: schemaOf(route.output, 'output') } },
    },
    210: { description: 'Try again now; the base-address header names where the business lives.' },
    499: { description: 'Try again in a second.' },
    ...Object.fromEntries(
      Object.entries(byStatus).map(([status, codes]) => [
        status,
        { description: codes.join(', '), ...refusal },
      ]),
    ),
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function describeAccess(access: Access): string {
  if (typeof access === 'string') return access;
  if ('anyOf' in access) return access.anyOf.map(describeAccess).join(' or ');
  if ('allOf' in access) return access.allOf.map(describeAccess).join(' and ');
  if ('posArea' in access) return `point of sale ${access.posArea} ${access.level}`;
  return 'area' in access
    ? `${access.area} ${access.level}`
    : `super admin ${access.adminArea} ${access.level}`;
}
