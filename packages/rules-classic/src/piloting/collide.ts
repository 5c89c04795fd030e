import { chargeHits } from '../physical/assault.ts';
import { blowing } from '../physical/strike.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { Unit, UnitId } from '../shape.ts';
import { canAct, isFighting, placed, unitAt } from '../state.ts';
import { pilotingRoll } from './roll.ts';

const ACCIDENT = 3;

/** Whoever has yet to move sees it coming and may step out of the way. */
const mayDodge = (unit: Unit): boolean => unit.moved === null && !unit.prone && canAct(unit);

/** Slid into somebody: a charge that nobody meant. */
export function collide(play: Play, id: UnitId, target: UnitId): void {
  const victim = unitAt(play.state, target);
  if (!isFighting(victim) || (mayDodge(victim) && pilotingRoll(play, target, 'domino').ok)) return;
  const blow = { kind: 'charge', target } as const;
  const about = { ...blowing(play.state, placed(unitAt(play.state, id)), victim, blow), accident: true } as const;
  const toHit = play.ask('blow', about);
  const damage = play.ask('blowDamage', about).total;
  const roll = play.roll(2, 6, 'TW-skid-collide');
  const hit = roll.total >= toHit.total;
  play.emit({ type: 'struck', unit: id, blow, toHit, roll, hit, damage });
  if (hit) chargeHits(play, id, target, damage);
}

export const collideRules: readonly ClassicRule[] = [
  { id: 'TW-skid-collide', cite: CITE, kind: 'core', adds: { blow: ({ accident }) => (accident ? ACCIDENT : undefined) } },
];
