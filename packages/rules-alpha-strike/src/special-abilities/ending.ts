import { has, hasAny } from '../card/specials.ts';
import { destroy } from '../criticals/settle.ts';
import { firedWeapons } from '../heat/rules.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';

const heal = (play: Table): void => {
  for (const unit of play.state.units) {
    const points = has(unit, 'BHJ3') ? 2 : has(unit, 'BHJ2') ? 1 : 0;
    if (points === 0 || unit.fate !== 'fighting' || unit.armor <= 0 || unit.armor >= unit.card.armor) continue;
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'ASC-sua-bhj',
      what: 'seals its armor',
      change: { armor: Math.min(unit.card.armor, unit.armor + points) },
    });
  }
};

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
  core('ASC-sua-bhj', { steps: { ending: [{ name: 'sealing', before: 'effects', run: heal }] }, covers: ['AS-sua-bhj2', 'AS-sua-bhj3'] }),
  core('AS-sua-ee', { steps: { ending: [{ name: 'engines', after: 'heat', run: explosions }] }, covers: ['AS-sua-fc'] }),
];
