import { hasAny } from '../card/specials.ts';
import { destroy } from '../criticals/settle.ts';
import { firedWeapons } from '../heat/rules.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import { floats, tallness } from '../state.ts';

/** An engine that burns fuel may blow up after an engine hit. */
const explosions = (play: Table): void => {
  for (const unit of play.state.units) {
    if (unit.fate !== 'fighting' || unit.engineHits === 0 || !hasAny(unit, 'EE', 'FC') || !firedWeapons(unit)) continue;
    const roll = play.roll(2, 6, 'AS-sua-ee');
    play.emit({
      type: 'rolled',
      unit: unit.id,
      rule: 'AS-sua-ee',
      what: roll.total === 12 ? 'the engine explodes' : 'the engine holds',
      roll,
      good: roll.total < 12,
    });
    if (roll.total === 12) destroy(play, unit.id);
  }
};

export const endingRules: readonly AlphaRule[] = [
  core('AS-sua-ee', {
    steps: { ending: [{ name: 'engines', after: 'heat', run: explosions }] },
    // A fire that needs air goes out under water, unless the hull is sealed.
    affirms: {
      barred: ({ unit, mode, ground }) =>
        hasAny(unit, 'EE', 'FC') && !hasAny(unit, 'SEAL') && !floats(unit) && mode !== 'jump' && ground.depth >= tallness(unit),
    },
    covers: ['AS-sua-fc'],
  }),
];
