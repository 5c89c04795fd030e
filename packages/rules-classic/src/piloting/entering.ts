import { boardOf, terrainAt } from '@sortie/board';
import { isSwimmer } from '../movement/swimming.ts';
import type { Entering } from '../questions.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import { rides } from '../sheet/sheet.ts';
import { isMech, sheetFor, struckIn, unitAt } from '../state.ts';
import { depthOf, isPaved } from '../terrain/board.ts';
import { gyroDamaged, hipDamaged, waterModifier } from './modifiers.ts';
import { pilotingRoll, rollOrFall } from './roll.ts';

/** Vehicles do not fall: neither water nor rubble asks them anything. */
const drives = (play: Play, { unit }: Entering): boolean => !isMech(unitAt(play.state, unit));

/** A step of a sequence that runs only while the unit is on its feet. */
const unless = (run: (play: Play, about: Entering) => void) => (play: Play, about: Entering) => {
  if (!about.stopped) run(play, about);
};

const overWater = (play: Play, about: Entering): void => {
  if (drives(play, about) || (about.mode === 'jump' && isSwimmer(unitAt(play.state, about.unit)))) return;
  const board = boardOf(play.state.board);
  const bridged = about.mode !== 'jump' && isPaved(board, about.to) && isPaved(board, about.from);
  if (!bridged && depthOf(board, about.to) > 0) about.stopped = !rollOrFall(play, about.unit, 'water');
};

const water: ClassicRule = {
  ...waterModifier,
  steps: {
    entering: [{ name: 'water', insteadOf: 'water', run: unless(overWater) }],
    landing: [{ name: 'water', insteadOf: 'water', run: unless(overWater) }],
  },
};

const overRubble = (play: Play, about: Entering): void => {
  if (drives(play, about)) return;
  if (terrainAt(boardOf(play.state.board), about.to, 'rubble')) about.stopped = !rollOrFall(play, about.unit, 'rubble');
};

const rubble: ClassicRule = {
  id: 'TW-psr-rubble',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause }) => (cause === 'rubble' ? 0 : undefined) },
  steps: {
    entering: [{ name: 'rubble', insteadOf: 'rubble', run: unless(overRubble) }],
    landing: [{ name: 'rubble', insteadOf: 'rubble', run: unless(overRubble) }],
  },
};

const overSwamp = (play: Play, about: Entering): void => {
  if (!terrainAt(boardOf(play.state.board), about.to, 'swamp') || rides(sheetFor(unitAt(play.state, about.unit)).gait)) return;
  if (pilotingRoll(play, about.unit, 'swamp').ok) return;
  play.emit({ type: 'bogged', unit: about.unit, stuck: true });
  about.stopped = true;
};

const swamp: ClassicRule = {
  id: 'TW-psr-swamp',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause, unit }) => (cause === 'swamp' ? (isMech(unit) ? 1 : 2) : undefined) },
  atMost: { jumpMp: ({ unit }) => (unit.stuck ? 0 : undefined) },
  steps: {
    entering: [{ name: 'swamp', insteadOf: 'swamp', run: unless(overSwamp) }],
    landing: [{ name: 'swamp', insteadOf: 'swamp', run: unless(overSwamp) }],
  },
};

const strain: ClassicRule = {
  id: 'TW-psr-rundmg',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause }) => (cause === 'runDamaged' ? 0 : undefined) },
  steps: {
    entering: [
      {
        name: 'strain',
        insteadOf: 'strain',
        run: unless((play, about) => {
          const unit = unitAt(play.state, about.unit);
          if (about.mode !== 'run' || unit.moved?.tried || !(gyroDamaged(unit) || hipDamaged(unit))) return;
          about.stopped = !rollOrFall(play, about.unit, 'runDamaged');
        }),
      },
    ],
  },
};

const PARTS = ['hip', 'upperLeg', 'lowerLeg', 'foot'] as const;

const onHurtLegs = (play: Play, about: Entering): void => {
  const unit = unitAt(play.state, about.unit);
  const hurt = sheetFor(unit).legs.some(leg => unit.gone.includes(leg) || PARTS.some(part => struckIn(unit, leg, part) > 0));
  if (hurt || gyroDamaged(unit)) about.stopped = !rollOrFall(play, about.unit, 'jumpDamaged');
};

const hardLanding: ClassicRule = {
  id: 'TW-psr-jumpdmg',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause }) => (cause === 'jumpDamaged' ? 0 : undefined) },
  steps: {
    landing: [{ name: 'strain', insteadOf: 'strain', run: unless(onHurtLegs) }],
    alighting: [{ name: 'strain', insteadOf: 'strain', run: unless(onHurtLegs) }],
  },
};

export const enteringRules: readonly ClassicRule[] = [water, rubble, swamp, strain, hardLanding];
