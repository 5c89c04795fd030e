import { boardOf, siteAt, terrainAt } from '@sortie/board';
import { type Roll, tell } from '@sortie/kernel';
import { splash } from '../../damage/splash.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { fighting, unitAt } from '../../state.ts';
import { alien, strangeAt } from '../alien-worlds/alien.ts';
import { tainted } from '../alien-worlds/taint.ts';

const dusk = alien('AW-fungal-dusk', { adds: { toHit: () => 1 } });

/** What stands high enough glows by itself. */
const glow = alien('AW-fungal-bioluminescence', {
  waives: {
    toHit: ({ state, target }) =>
      target.at && (siteAt(boardOf(state.board), target.at)?.level ?? 0) >= 1 ? ['AW-fungal-dusk'] : undefined,
  },
});

function swallow(play: Play, about: Entering): void {
  if (about.stopped || !strangeAt(play.state, about.to, 'ultra sublevel')) return;
  play.emit({ type: 'destroyed', unit: about.unit, by: 'AW-ultra-sublevel' });
  about.stopped = true;
}

/** Whoever goes there falls for ever; landing there is going there. */
const depths = alien('AW-ultra-sublevel', {
  steps: {
    entering: [{ name: 'depths', before: 'strain', run: swallow }],
    landing: [{ name: 'depths', before: 'strain', run: swallow }],
  },
});

const MOST_SPORES = 3;
const CLINGS = 6;

/** Roll whether spores take hold; three of them are all that a unit can carry. */
function rollSpores(play: Play, id: number, rule: 'AW-fungal-spores-attach' | 'AW-fungal-spores-spread'): void {
  const roll = play.roll(1, 6, rule);
  const before = unitAt(play.state, id).spores ?? 0;
  const spores = roll.total >= CLINGS ? Math.min(MOST_SPORES, before + 1) : before;
  play.emit({ type: 'spored', unit: id, roll, spores });
}

const attach = alien('AW-fungal-spores-attach', {
  steps: {
    entering: [
      {
        name: 'spores',
        after: 'swamp',
        run: (play, about) => {
          const woods = terrainAt(boardOf(play.state.board), about.to, 'woods');
          if (!about.stopped && woods && woods.level <= 2) rollSpores(play, about.unit, 'AW-fungal-spores-attach');
        },
      },
    ],
  },
});

const myomer = alien('AW-fungal-spores-myomer', { adds: { piloting: ({ unit }) => unit.spores || undefined } });

const spread = alien('AW-fungal-spores-spread', {
  steps: {
    end: [
      {
        name: 'spores',
        after: 'fires',
        run: play => {
          for (const { id, spores } of fighting(play.state)) if (spores) rollSpores(play, id, 'AW-fungal-spores-spread');
        },
      },
    ],
  },
});

const isShaking = (view: State, unit: Unit | undefined): boolean => unit?.shakesOff === view.turn;

/** Whoever has said so in the turn before is busy with it: it walks at most, and neither fires nor spots. */
const busy = alien('AW-fungal-spores-removal-declare', {
  forbids: {
    move: (view, { unit, mode }) =>
      isShaking(view, view.units[unit]) && (mode === 'run' || mode === 'jump') ? tell('who gets rid of spores walks at most') : undefined,
    declare: (view, { unit: id, shots, spots, shakeOff }) => {
      const unit = view.units[id];
      if (shakeOff && !unit?.spores) return tell('there are no spores to get rid of');
      const acts = shots.length > 0 || spots !== undefined;
      return acts && isShaking(view, unit) ? tell('who gets rid of spores neither fires nor spots') : undefined;
    },
  },
});

/** A roll at the end of the Weapon Attack Phase: all of them are gone, or the attempt hurts. */
function shake(play: Play): void {
  if (play.state.phase !== 'weapon') return;
  for (const unit of fighting(play.state)) {
    if (!unit.spores || !isShaking(play.state, unit)) continue;
    if (!pilotingRoll(play, unit.id, 'spores').ok) splash(play, unit.id, 'AW-fungal-spores-removal-roll');
    else play.emit({ type: 'spored', unit: unit.id, roll: NO_ROLL, spores: 0 });
  }
}

const NO_ROLL: Roll = { rule: 'AW-fungal-spores-removal-roll', faces: [], total: 0 };

const removal = alien('AW-fungal-spores-removal-roll', {
  needs: ['AW-fungal-spores-removal-declare'],
  steps: { closing: [{ name: 'spores', before: 'wrecks', run: shake }] },
});

export const fungalRules: readonly ClassicRule[] = [
  tainted('AW-fungal-atmosphere', 'poisonous'),
  dusk,
  glow,
  depths,
  attach,
  myomer,
  spread,
  busy,
  removal,
];
