import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../settings.ts';

/** Addresses hold secrets: whoever has an invite or a spectator link has what it gives. */
export const masked = (url: string): string =>
  url.replace(/([?&](?:watch|token|code)=)[^&]*/g, '$1…').replace(/^(\/(?:api\/)?(?:invites|join|watch|replays?)\/)[^/?]+/, '$1…');

/** One line of JSON for each thing worth knowing, without cookies, passwords, links or what people say. */
export function loggerOf(level: LogLevel): Pick<FastifyServerOptions, 'logger'> {
  if (level === 'silent') return { logger: false };
  return {
    logger: {
      level,
      serializers: {
        req: request => ({ method: request.method, url: masked(request.url), address: request.ip }),
        res: reply => ({ status: reply.statusCode }),
      },
      redact: ['req.headers', 'headers.cookie', 'headers.authorization', 'password', 'cookie'],
    },
  };
}
