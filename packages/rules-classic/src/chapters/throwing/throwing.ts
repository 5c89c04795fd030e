import { boardOf, onMap } from '@sortie/board';
import { distance, FACINGS, type Hex, neighbour } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { strikePlace } from '../../damage/strike-place.ts';
import { fullAt } from '../../movement/occupants.ts';
import { type BlowFault, blowFault } from '../../physical/blow-faults.ts';
import { isStrong } from '../../physical/hands.ts';
import { canPunch } from '../../physical/reach.ts';
import { lots } from '../../piloting/fall.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { actuator, canAct, isFighting, isMech, isProto, type OnMap, sheetFor, unitAt } from '../../state.ts';

/** Hexes for each time that the weight of a thing goes into what a 'Mech can lift (the formula is not in the errata: TOE-reading-231). */
const PER_LOAD = 3;
const LIFTED_PART = 10;
/** As hard as it is to take hold of somebody. */
const GRAB = 4;
const DAMAGE_PART = 10;

/** How far a 'Mech throws somebody, at most. */
export function throwOf(unit: Unit, target: Unit): number {
  const lifted = (sheetFor(unit).tons / LIFTED_PART) * (isStrong(unit) ? 2 : 1);
  return Math.floor((PER_LOAD * lifted) / sheetFor(target).tons);
}

const hasHands = (unit: OnMap): boolean => ARMS.every(arm => canPunch(unit, arm) && actuator(unit, arm, 'hand') === 'whole');

function fault(state: State, unit: OnMap, target: OnMap, { to }: { readonly to: Hex }): BlowFault | null {
  if (!isProto(target) || distance(unit.at, target.at) !== 1) return 'reach';
  if (!isMech(unit) || unit.prone || !canAct(unit)) return 'stance';
  if (!hasHands(unit)) return 'limb';
  const far = distance(unit.at, to);
  return far >= 1 && far <= throwOf(unit, target) && onMap(boardOf(state.board), to) && !fullAt(state, target.id, to) ? null : 'reach';
}

/** As far as it goes, in every direction. */
function targets(view: State, unit: OnMap, target: OnMap): readonly Hex[] {
  if (!isProto(target) || distance(unit.at, target.at) !== 1) return [];
  return FACINGS.flatMap(side => {
    let to = unit.at;
    for (let i = 0; i < throwOf(unit, target); i++) {
      const next = neighbour(to, side);
      if (!onMap(boardOf(view.board), next)) break;
      to = next;
    }
    return fault(view, unit, target, { to }) === null ? [to] : [];
  });
}

/** A 'Mech throws a ProtoMech beside it: as many hexes as its strength allows. */
const hurl = advanced('TOE-throw-example-distance', {
  term: tell('throw'),
  permits: { blow: ['hurl'] },
  offers: { blows: ({ view, unit, target }) => targets(view, unit, target).map(to => ({ kind: 'hurl' as const, target: target.id, to })) },
  forbids: { strike: blowFault('hurl', fault) },
  base: {
    blowDamage: ({ attacker, target, blow }) =>
      blow.kind === 'hurl' && attacker.at ? Math.ceil((sheetFor(target).tons * distance(attacker.at, blow.to)) / DAMAGE_PART) : undefined,
  },
  adds: { blow: ({ blow }) => (blow.kind === 'hurl' ? GRAB : undefined) },
  steps: {
    striking: [
      {
        name: 'throwing',
        after: 'effect',
        run: (play, { unit: id, blow, hit, damage }) => {
          if (blow.kind !== 'hurl' || !hit || !isFighting(play.state.units[blow.target])) return;
          play.emit({ type: 'displaced', unit: blow.target, to: blow.to, facing: unitAt(play.state, blow.target).facing });
          for (const points of lots(damage))
            strikePlace(play, blow.target, 'body', 'front', points, { kind: 'blow', unit: id, blow: 'hurl' });
        },
      },
    ],
  },
});

export const throwingRules: readonly ClassicRule[] = [hurl];
