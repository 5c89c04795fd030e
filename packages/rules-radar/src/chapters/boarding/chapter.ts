import { chanceOf, flag, literal, nth, optional, record, tell, whole } from '@sortie/kernel';
import { countOf } from '../../card/craft.ts';
import type { RadarChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { eachCraft } from '../../setup/setup.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { callSign, withUnit } from '../../state.ts';
import { boardingRules, MARINE_POINTS } from './fighting.ts';
import { grappleRules, release } from './grapple.ts';
import { assault } from './scenario.ts';
import type { BoardingCommands, BoardingEvents } from './shape.ts';

/** Whoever is gone holds nobody, and nobody holds it. */
const letGo = (state: State, { unit: gone }: { readonly unit: UnitId }): State => ({
  ...state,
  units: state.units.map(unit => (unit.grip === gone ? { ...unit, grip: null } : unit)),
});
const away = (state: State, event: { readonly unit: UnitId }): State => withUnit(letGo(state, event), event.unit, { grip: null });

const REACHING = 4;
/** The chance that a grapple holds: its pilot succeeds, and the other one fails. */
const holds = (own: Unit, foe: Unit): number =>
  chanceOf(own.skill + REACHING + 2 * own.hits.crew) *
  (1 - chanceOf(foe.skill + 2 * foe.hits.crew)) *
  (foe.marines * 2 < own.marines ? 2 : 1);

/** Grapples, and the fight for a ship. */
export const boarding: RadarChapter<{
  command: keyof BoardingCommands;
  event: keyof BoardingEvents;
  entry: 'marines';
  terms: 'grapple';
  clash: 'grapple';
  control: 'hold';
}> = {
  name: 'boarding',
  rules: [...grappleRules, ...boardingRules],
  entry: { marines: optional(whole(0, 50)) },
  terms: { grapple: optional(flag) },
  clash: { grapple: ({ grapple = false }) => grapple },
  openings: { grapple: '{unit} reaches for {target}.' },
  controls: { hold: 'to keep hold' },
  begin: (state, setup) =>
    eachCraft(state, setup, ({ marines }, unit) => ({
      grip: null,
      marines: (marines ?? countOf(unit, 'CRW')) * MARINE_POINTS,
      boarders: 0,
    })),
  commands: { release: { read: record({ type: literal('release'), unit: id }), perform: release } },
  events: {
    gripped: {
      fold: (state, { unit, target }) => withUnit(state, unit, { grip: target }),
      tell: (state, { unit, target }) =>
        target === null
          ? tell('{unit} lets go.', { unit: callSign(state, unit) })
          : tell('{unit} takes hold of {target}.', { unit: callSign(state, unit), target: callSign(state, target) }),
    },
    boarded: {
      fold: (state, { unit, boarders, from }) => {
        const aboard = withUnit(state, unit, { boarders });
        return from === null ? aboard : withUnit(aboard, from, { marines: 0 });
      },
      tell: (state, { unit, from, boarders }) =>
        from === null
          ? undefined
          : tell('Marines of {from} board {unit}: {boarders} points.', {
              unit: callSign(state, unit),
              from: callSign(state, from),
              boarders,
            }),
    },
    boardingFought: {
      fold: (state, { unit, marines, boarders }) => withUnit(state, unit, { marines, boarders }),
      tell: (state, { unit, marines, boarders }) =>
        tell('Aboard {unit}: {marines} points defend it against {boarders}.', { unit: callSign(state, unit), marines, boarders }),
    },
  },
  heeds: { left: away, jumped: away, destroyed: letGo, captured: letGo },
  weighs: {
    engage: ({ units }, _book, { unit, target, grapple }) => {
      if (!grapple) return undefined;
      const [own, foe] = [nth(units, unit), nth(units, target)];
      return own.marines > foe.marines ? holds(own, foe) * foe.card.pv : -5;
    },
  },
  scenarios: rules => [assault(rules)],
};
