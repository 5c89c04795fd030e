import { nth, sure, tell } from '@sortie/kernel';
import { explode } from '../../ammunition/explosions.ts';
import { binOf, binsFor } from '../../attack/aim.ts';
import type { Aim } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { isFighting, placed, sheetFor, unitAt } from '../../state.ts';

const isHotBin = (unit: Unit, bin: number | null | undefined): boolean => bin != null && unit.condition?.hotBins?.includes(bin) === true;

const isHot = ({ attacker, weapon, shot }: Pick<Aim, 'attacker' | 'weapon' | 'shot'>): boolean =>
  attacker.condition?.hotBins !== undefined && weapon.missile && isHotBin(attacker, binOf(placed(attacker), weapon, shot));

/** A launcher that is fed by a hot bin. */
const feeds = (unit: Unit, weapon: Weapon): boolean =>
  isFighting(unit) && weapon.missile && binsFor(unit, weapon).some(bin => isHotBin(unit, bin));

/** Missiles of every kind may be armed in the tube: near targets are as easy as others, the salvo is worse, and a launcher that is hit bursts. */
const hotLoading = advanced('TOE-hotload-any-missile', {
  waives: { toHit: aim => (isHot(aim) ? ['TW-th-min'] : undefined) },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      const wrong = shots.some(({ bin }) => isHotBin(unit, bin) && !sheetFor(unit).weapons.some(weapon => weapon.missile));
      return wrong ? tell('only missiles are loaded hot') : undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'hotLoad',
        before: 'cluster',
        run: (_play, attack) => {
          if (isHot(attack.aim)) attack.wild = true;
        },
      },
    ],
    slotStruck: [
      {
        name: 'hotTube',
        after: 'weapons',
        run: (play, { unit: id, slot, location }) => {
          const unit = unitAt(play.state, id);
          const weapon = slot.part === 'weapon' ? sheetFor(unit).weapons[slot.ref] : undefined;
          if (!weapon || !feeds(unit, weapon)) return;
          const bin = sure(
            binsFor(placed(unit), weapon).find(one => isHotBin(unit, one)),
            'one of the bins',
          );
          explode(play, id, location, nth(sheetFor(unit).bins, bin).salvo, null);
        },
      },
    ],
  },
});

export const hotLoadingRules: readonly ClassicRule[] = [hotLoading];
