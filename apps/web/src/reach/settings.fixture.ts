import type { Form } from '@sortie/kernel';
import { createElement } from 'react';
import type { ForcesProps, SetupFace } from '../setup/face.ts';
import { partsIn } from './features.fixture.ts';
import { controlsOf, type Locals } from './rendered.fixture.ts';

/** So many set-ups of a page are looked at. */
const MOST = 150;

interface Seen {
  readonly setup: unknown;
  readonly locals: Locals;
  readonly trail: readonly string[];
}

/** What stands at each named place of a set-up. */
function placesIn(form: Form | undefined, setup: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of partsIn(form, setup)) found.set(name, `${found.get(name) ?? ''}|${JSON.stringify(value)}`);
  return found;
}

/** Uses every control of a set-up page, again and again, and tells which places of a set-up they change, each with the controls that do. */
export function settable(
  face: SetupFace,
  form: Form | undefined,
  starts: readonly unknown[],
  roles: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const open: Seen[] = starts.map(setup => ({ setup, locals: new Map(), trail: [] }));
  const known = new Set(open.map(({ setup }) => JSON.stringify(setup)));
  for (let n = 0; n < MOST && open.length > 0; n++) {
    const here = open.shift()!;
    const before = placesIn(form, here.setup);
    for (const next of changes(face, here, roles)) {
      let fresh = 0;
      for (const [place, value] of placesIn(form, next.setup))
        if (before.get(place) !== value && !found.has(place)) {
          found.set(place, next.trail);
          fresh++;
        }
      const key = JSON.stringify([next.setup, [...next.locals]]);
      if (known.has(key)) continue;
      known.add(key);
      if (fresh > 0) open.unshift(next);
      else if (next.trail.length < 4) open.push(next);
    }
  }
  return found;
}

function* changes({ Boards, Forces }: SetupFace, { setup, locals, trail }: Seen, roles: readonly string[]): Generator<Seen> {
  for (const part of [Forces, Boards]) {
    if (!part) continue;
    let changed: unknown;
    const props: ForcesProps = {
      setup,
      roles,
      onChange: next => {
        changed = next;
      },
    };
    for (const { name, use } of controlsOf(createElement(part, props), locals)) {
      changed = setup;
      const own = use();
      yield { setup: changed, locals: own, trail: [...trail, name] };
    }
  }
}
