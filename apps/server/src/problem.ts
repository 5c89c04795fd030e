import { finished, type Telling } from '@sortie/kernel';
import type { WireRefusal } from '@sortie/wire';

type Code = WireRefusal['code'];

/** Something that went wrong for a reason that the guest may know. Thrown in routes, answered as JSON at the border. */
export class Problem extends Error {
  readonly status: number;
  readonly code: Code;
  /** As a text of the catalogue, where the sentence is not one already. */
  readonly said: Telling | undefined;

  constructor(status: number, code: Code, why: string | Telling, translatable?: Telling) {
    const { reason, said } = finished(why);
    super(reason);
    this.said = translatable ?? said;
    this.status = status;
    this.code = code;
  }
}

export const notFound = (reason: string | Telling): Problem => new Problem(404, 'not-found', reason);
export const notAllowed = (reason: string | Telling): Problem => new Problem(403, 'not-allowed', reason);
export const malformed = (reason: string | Telling): Problem => new Problem(400, 'malformed', reason);
export const conflict = (code: Code, reason: string | Telling): Problem => new Problem(409, code, reason);
