import { createBoard } from '@sortie/board';
import type { Form } from '@sortie/kernel';
import { type ComponentType, createElement } from 'react';
import { EveryField } from '../setup/every/every-field.tsx';
import type { ForcesProps, SetupFace } from '../setup/face.ts';
import { partsIn } from './features.fixture.ts';
import { controlsOf, type Locals } from './rendered.fixture.ts';

/** So many set-ups of a page are looked at. */
const MOST = 220;

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

/** Writes down the places that a control has changed for the first time. */
function noted(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  trail: readonly string[],
  found: Map<string, readonly string[]>,
): boolean {
  const fresh = [...after].filter(([place, value]) => before.get(place) !== value && !found.has(place));
  for (const [place] of fresh) found.set(place, trail);
  return fresh.length > 0;
}

type Part = ComponentType<ForcesProps>;

/** Uses every control of a set-up page, again and again, and tells which places of a set-up they change, each with the controls that do. */
export function settable(
  { Boards, Forces, withBoard }: SetupFace,
  form: Form | undefined,
  starts: readonly unknown[],
  roles: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  walk([Forces, ...(Boards ? [Boards] : [])], form, starts, roles, found);
  const [start] = starts;
  // Maps are chosen from the library, which is fetched.
  if (withBoard)
    noted(placesIn(form, start), placesIn(form, withBoard(start, 'a map', createBoard({ width: 16, height: 17 }))), ['the maps'], found);
  // The fields of the page that shows them all do not depend on each other.
  if (form?.kind === 'record')
    for (const [name, field] of Object.entries(form.fields)) {
      const one: Form = { kind: 'record', fields: { [name]: field } };
      walk([({ setup, onChange }) => createElement(EveryField, { form: one, setup, onChange })], form, starts.slice(0, 4), roles, found);
    }
  return found;
}

function walk(
  parts: readonly Part[],
  form: Form | undefined,
  starts: readonly unknown[],
  roles: readonly string[],
  found: Map<string, readonly string[]>,
): void {
  const open: Seen[] = starts.map(setup => ({ setup, locals: new Map(), trail: [] }));
  const unfolded = new Set<string>();
  const known = new Set(open.map(({ setup }) => JSON.stringify(setup)));
  for (let n = 0; n < MOST && open.length > 0; n++) {
    const here = open.shift()!;
    const before = placesIn(form, here.setup);
    for (const next of changes(parts, here, roles)) {
      const fresh = noted(before, placesIn(form, next.setup), next.trail, found);
      const key = JSON.stringify([next.setup, [...next.locals]]);
      if (known.has(key)) continue;
      known.add(key);
      const name = next.trail.at(-1) ?? '';
      // Whatever unfolds for the first time is looked into at once.
      const unfolds = next.setup === here.setup && !unfolded.has(name);
      if (unfolds) unfolded.add(name);
      if (fresh || unfolds) open.unshift(next);
      else if (next.trail.length < 4) open.push(next);
    }
  }
}

function* changes(parts: readonly Part[], { setup, locals, trail }: Seen, roles: readonly string[]): Generator<Seen> {
  for (const part of parts) {
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
