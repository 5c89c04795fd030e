import { last, type RuleId, sure } from '@sortie/kernel';
import type { Event } from '../../event.ts';
import { at, by, lastMark, type Named, type Past, seat, until, value, z } from '../../past/patch.ts';
import type { UnitId } from '../../shape.ts';
import { loadsIn } from '../external-cargo/past.ts';
import type { Mission } from './mission.ts';

const struck: Named = patch => {
  const mark = lastMark(patch);
  return { type: 'struck', unit: patch.unit, turn: value(mark), ...(mark.by !== undefined && { by: mark.by }) };
};

/** What its patches of version 1 are called today. */
export const scenariosPast: Past = {
  'ASC-score-kill-general is struck': struck,
  'ASC-scen-ctf-pickup is captured': patch => ({ type: 'flagTaken', unit: patch.unit, seat: seat(lastMark(patch)) }),
  'ASC-scen-ctf-victory brings a flag home': patch => ({ type: 'flagDelivered', unit: patch.unit, loads: loadsIn(patch) }),
  'ASC-scen-ctf-victory is brought home': patch => ({
    type: 'flagBroughtHome',
    unit: patch.unit,
    seat: seat(lastMark(patch)),
    at: at(patch),
    z: z(patch),
  }),
  'ASC-scen-koth-contested is reached': patch => ({
    type: 'markerReached',
    unit: patch.unit,
    seat: seat(lastMark(patch)),
    until: until(patch),
  }),
  'ASC-scen-koth-hold takes hold of the objective': patch => ({ type: 'markerHeld', unit: patch.unit, marker: by(lastMark(patch)) }),
  'ASC-scen-koth-hold lets the objective go': ({ unit }) => ({ type: 'markerHeld', unit, marker: null }),
  'ASC-scen-koth-domination is captured': patch => ({ type: 'markerCaptured', unit: patch.unit, seat: seat(lastMark(patch)) }),
};

export interface MissionChanged {
  readonly type: 'missionChanged';
  readonly rule: RuleId;
  readonly what: string;
  readonly change: Partial<Mission>;
  readonly unit?: UnitId;
}

/** What a mission counted was a patch of it. */
export function missionFact({ rule, what, change, unit }: MissionChanged): Event {
  if (change.tied) return { type: 'flagsTied', rule };
  if (change.escaped !== undefined) return { type: 'gotThrough', unit: sure(unit, 'unit'), escaped: change.escaped };
  if (change.home !== undefined) return { type: 'newsBrought', unit: sure(unit, 'unit'), home: change.home };
  if (change.run !== undefined) return { type: 'attackWent', turns: change.run };
  const key = last(change.scanned ?? []);
  const found = change.found?.at(-1) === key;
  if (unit !== undefined) return { type: 'commanderSought', unit, found };
  const there = what === 'An objective is revealed';
  return { type: 'buildingScanned', key, there, counts: there ? found : COUNTED };
}

/** Version 1 did not say whether an empty building would have counted. */
const COUNTED = true;
