import { last } from '@sortie/kernel';
import { by, type Changed, lastMark, type Named, type Past, spent, until, value } from '../../past/patch.ts';
import type { UnitId } from '../../shape.ts';
import type { Division } from './facts.ts';

/** Whom it faced, or fears, was the end of the name of a mark: `faced-ASC-spa-antagonizer-3`, `cowed-3`. */
const fearIn = (patch: Changed): UnitId => Number(last(lastMark(patch).kind.split('-')));

const faced: Named = patch => ({ type: 'faced', unit: patch.unit, by: fearIn(patch), rule: patch.rule, until: until(patch) });

const intimidated: Named = patch => ({ type: 'intimidated', unit: patch.unit, by: fearIn(patch), rule: patch.rule, until: until(patch) });

const hopTried: Named = patch => ({
  type: 'hopTried',
  unit: patch.unit,
  hits: Number(spent(patch).slice('hop-'.length)),
  ...(patch.change.moves && { moves: patch.change.moves }),
});

/** What its patches of version 1 are called today. */
export const specialPilotAbilitiesPast: Past = {
  'ASC-spa-lucky uses its luck': ({ unit }) => ({ type: 'luckUsed', unit }),
  'ASC-spa-antagonizer has faced it': faced,
  'ASC-spa-antagonizer is intimidated': intimidated,
  'ASC-spa-demoralizer has faced it': faced,
  'ASC-spa-demoralizer is intimidated': intimidated,
  'ASC-spa-animal-mimicry-intimidate has faced it': faced,
  'ASC-spa-animal-mimicry-intimidate is intimidated': intimidated,
  'ASC-spa-antagonizer is enraged': patch => ({ type: 'enraged', unit: patch.unit, by: by(lastMark(patch)) }),
  'ASC-spa-antagonizer comes to its senses': ({ unit }) => ({ type: 'calmed', unit }),
  'ASC-spa-blood-stalker has chosen its prey': patch => ({
    type: 'preyChosen',
    unit: patch.unit,
    prey: by(lastMark(patch)),
    byPlayer: value(lastMark(patch)) === 1,
  }),
  'ASC-spa-combat-intuition acts at once': patch => ({ type: 'insightHad', unit: patch.unit, until: until(patch) }),
  'ASC-spa-tactical-genius thinks again': patch => ({ type: 'thoughtAgain', unit: patch.unit, until: until(patch) }),
  'ASC-spa-tactical-genius lets the next roll be': patch => ({ type: 'letRollBe', unit: patch.unit, until: until(patch) }),
  'ASC-spa-street-fighter holds its fists back': patch => ({ type: 'fistsHeldBack', unit: patch.unit, until: until(patch) }),
  'ASC-spa-slugger finds something to swing': ({ unit }) => ({ type: 'clubFound', unit }),
  'ASC-spa-urban-guerrilla-spawn calls its neighbours': patch => ({ type: 'neighboursCalled', unit: patch.unit, until: until(patch) }),
  'ASC-spa-urban-guerrilla-spawn has called its neighbours': ({ unit }) => ({ type: 'neighboursCame', unit }),
  'ASC-spa-multi-tasker divides its fire': patch => ({
    type: 'fireDivided',
    unit: patch.unit,
    how: lastMark(patch).kind as Division,
    until: until(patch),
    rule: patch.rule,
  }),
  'ASC-quirk-multi-trac divides its fire': patch => ({
    type: 'fireDivided',
    unit: patch.unit,
    how: lastMark(patch).kind as Division,
    until: until(patch),
    rule: patch.rule,
  }),
  'ASC-quirk-multi-trac-multi-tasker divides its fire': patch => ({
    type: 'fireDivided',
    unit: patch.unit,
    how: lastMark(patch).kind as Division,
    until: until(patch),
    rule: patch.rule,
  }),
  'ASC-spa-hopper hops on': hopTried,
  'ASC-spa-hopper goes no farther': hopTried,
};
