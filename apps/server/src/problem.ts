/** Something that went wrong for a reason that the guest may know. Thrown in routes, answered as JSON at the border. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, reason: string) {
    super(reason);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (reason: string): Problem => new Problem(404, 'not-found', reason);
export const notAllowed = (reason: string): Problem => new Problem(403, 'not-allowed', reason);
export const malformed = (reason: string): Problem => new Problem(400, 'malformed', reason);
export const conflict = (code: string, reason: string): Problem => new Problem(409, code, reason);
