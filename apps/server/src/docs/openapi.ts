import { fromGuest, lobbySays, PROTOCOL, toGuest, toLobby } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { OPERATIONS, type Operation } from './operations.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const json = (schema: z.ZodType, io: 'input' | 'output'): object => ({ content: { 'application/json': { schema: schemaOf(schema, io) } } });

function described({ summary, who, path, body, answers }: Operation): object {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const responses = Object.entries(answers).map(([status, answer]) => [
    status,
    {
      description: Number(status) < 400 ? 'done' : 'refused',
      ...(answer === 'nothing'
        ? {}
        : answer === 'text'
          ? { content: { 'application/x-ndjson': { schema: { type: 'string' } } } }
          : json(answer, 'output')),
    },
  ]);
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(who !== 'anybody' && { security: [{ session: [] }] }),
    ...(body && { requestBody: { required: true, ...json(body, 'input') } }),
    responses: Object.fromEntries(responses),
  };
}

/** The interface over HTTP, in the words of OpenAPI. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) paths[operation.path] = { ...paths[operation.path], [operation.method]: described(operation) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sortie',
      version: String(PROTOCOL),
      description: 'Tables of armored-combat games: who sits where, files and replays. Play goes over sockets, see /api/messages.json.',
    },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sortie' } } },
    paths,
  };
}

/** The messages over the socket of a table, as JSON Schema. */
export const messages = (): object => ({
  protocol: PROTOCOL,
  socket: '/api/tables/{id}/socket?watch={token}',
  fromGuest: schemaOf(fromGuest, 'input'),
  toGuest: schemaOf(toGuest, 'output'),
  lobby: { socket: '/api/lobby/socket', fromGuest: schemaOf(toLobby, 'input'), toGuest: schemaOf(lobbySays, 'output') },
});

export function describingRoutes(app: FastifyInstance): void {
  const [api, said] = [openApi(), messages()];
  app.get('/api/openapi.json', async () => api);
  app.get('/api/messages.json', async () => said);
}
