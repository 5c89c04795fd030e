import type { InsertedStep } from '@sortie/kernel';
import { isHit } from '../cluster/cluster.ts';
import { isPlatoon } from '../infantry/infantry.ts';
import { lots } from '../piloting/fall.ts';
import type { Attack } from '../questions.ts';
import type { Play } from '../rule.ts';
import type { Classic } from '../shape.ts';
import { isMech } from '../state.ts';

/** Whoever feels no heat burns instead: one die more than would have heated a 'Mech (TWR-51). */
export const burnDice = (plasma: number): number => plasma + 1;

/** Machines and suits without a heat scale suffer in lots of five. */
function burn(play: Play, attack: Attack): void {
  const { weapon, target } = attack.aim;
  if (weapon.plasma === undefined || !isHit(attack) || isMech(target) || isPlatoon(target)) return;
  attack.groups = lots(weapon.damage[0] + play.roll(burnDice(weapon.plasma), 6, 'TW-flamer').total);
}

/** 'Mechs are heated up, whatever it does beside that. */
function heatUp(play: Play, attack: Attack): void {
  const { weapon, target } = attack.aim;
  if (weapon.plasma === undefined || !isHit(attack) || !isMech(target)) return;
  play.emit({ type: 'heated', unit: attack.target, points: play.roll(weapon.plasma, 6, 'TW-flamer').total });
}

/** What plasma does when it strikes, beside its damage. */
export const plasmaSteps: readonly InsertedStep<Classic, 'attack'>[] = [
  { name: 'plasma', before: 'cluster', run: burn },
  { name: 'plasmaHeat', after: 'strike', run: heatUp },
];
