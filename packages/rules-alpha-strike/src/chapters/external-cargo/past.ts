import { sure } from '@sortie/kernel';
import {
  at,
  by,
  type Changed,
  lastMark,
  markIn,
  marksIn,
  movedIn,
  type Named,
  type OldMark,
  type Past,
  until,
  value,
  z,
} from '../../past/patch.ts';
import type { Mark } from '../../shape.ts';
import { isTie, type Load } from './facts.ts';

const loadIn = (mark: OldMark): Load => ({ by: by(mark), value: value(mark) });

export const loadsIn = (patch: Changed): readonly Load[] => marksIn(patch).flatMap(mark => (mark.kind === 'carries' ? [loadIn(mark)] : []));

const hauledAlong: Named = patch => {
  const towed = sure(markIn(patch, 'towed'), 'tug');
  const { length, from } = movedIn(patch);
  return {
    type: 'hauledAlong',
    unit: patch.unit,
    by: by(towed),
    pace: value(towed),
    at: at(patch),
    z: z(patch),
    facing: sure(patch.change.facing, 'heading'),
    length,
    from: sure(from, 'place'),
  };
};

/** What its patches of version 1 are called today. */
export const externalCargoPast: Past = {
  'ASC-cargo-pickup-mech takes hold of a load': patch => ({
    type: 'loadGripped',
    unit: patch.unit,
    load: by(lastMark(patch)),
    since: value(lastMark(patch)),
    until: until(patch),
  }),
  'ASC-cargo-pickup-unwilling loses its hold': ({ unit }) => ({ type: 'gripLost', unit }),
  'ASC-cargo-pickup-mech is picked up': ({ unit, change }) => ({ type: 'pickedUp', unit, by: sure(change.rides, 'carrier') }),
  'ASC-cargo-pickup-mech picks up a load': patch => ({ type: 'loadTaken', unit: patch.unit, loads: loadsIn(patch) }),
  'ASC-throw-eligibility throws its load': patch => ({ type: 'loadThrown', unit: patch.unit, loads: loadsIn(patch) }),
  'ASC-throw-damage comes down': patch => ({ type: 'loadLanded', unit: patch.unit, at: at(patch), z: z(patch), rule: patch.rule }),
  'ASC-throw-miss comes down': patch => ({ type: 'loadLanded', unit: patch.unit, at: at(patch), z: z(patch), rule: patch.rule }),
  'ASC-tow-eligibility takes in tow': patch => ({ type: 'hitched', unit: patch.unit, how: 'tow', load: loadIn(lastMark(patch)) }),
  'ASC-tow-eligibility drags along': patch => ({ type: 'hitched', unit: patch.unit, how: 'drag', load: loadIn(lastMark(patch)) }),
  'ASC-tow-eligibility is hauled': patch => ({ type: 'hauled', unit: patch.unit, by: by(lastMark(patch)), pace: value(lastMark(patch)) }),
  'ASC-tow-combat is hauled along': hauledAlong,
  'ASC-drag-drop lets its load go': ({ unit, rule }) => ({ type: 'released', unit, rule }),
  'ASC-drag-drop is put down': patch => ({
    type: 'putDown',
    unit: patch.unit,
    rule: patch.rule,
    ...(patch.change.at && { place: { at: at(patch), z: z(patch) } }),
  }),
  'ASC-cargo-drop-careful lets its load go': ({ unit, rule }) => ({ type: 'released', unit, rule }),
  'ASC-cargo-drop-careful is put down': patch => ({
    type: 'putDown',
    unit: patch.unit,
    rule: patch.rule,
    ...(patch.change.at && { place: { at: at(patch), z: z(patch) } }),
  }),
  'ASC-cargo-drop-quick lets its load go': ({ unit, rule }) => ({ type: 'released', unit, rule }),
  'ASC-cargo-drop-quick is put down': patch => ({
    type: 'putDown',
    unit: patch.unit,
    rule: patch.rule,
    ...(patch.change.at && { place: { at: at(patch), z: z(patch) } }),
  }),
  'ASC-cargo-drop-quick is free of its load': patch => ({
    type: 'untied',
    unit: patch.unit,
    ties: (marksIn(patch) as readonly Mark[]).filter(isTie),
  }),
};
