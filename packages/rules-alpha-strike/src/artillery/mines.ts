import { table as geometry } from '@sortie/geometry';
import { type Handler, nth } from '@sortie/kernel';
import { countOf, has } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { type AlphaRule, core, does, type Table } from '../rule.ts';
import type { AlphaStrike, DeedCommand, Minefield, Unit } from '../shape.ts';
import { INCH, isInfantry, isOn, radiusOf, runsHot, unitAt } from '../state.ts';

/** A field of density 5 strikes on 5 and more, of density 1 on 9. */
export const mineNeeds = (density: number): number => 10 - density;
export const MINE_RADIUS = INCH;
const MINE_HEAT = 2;

const mines: AlphaRule = core('AS-mine', {
  base: { mines: ({ density }) => mineNeeds(density) },
  follows: {
    moved: ({ mines: fields, units }, { unit, path, airborne, mode }) => {
      if (fields.length === 0 || airborne || path.length === 0) return undefined;
      const from = units[unit]?.moved?.from;
      const crossed = mode === 'jump' || !from ? [nth(path, path.length - 1)] : [from, ...path];
      return [{ type: 'crossMines', unit, path: crossed }];
    },
  },
});

const touchesPath = (field: Minefield, path: readonly geometry.Point[], radius: number): boolean => {
  const shape = { kind: 'circle', at: field.at, radius: field.radius + radius } as const;
  return path.some((to, i) =>
    i === 0 ? geometry.contains(shape, to) && path.length === 1 : geometry.lengthInside(shape, nth(path, i - 1), to) > 0,
  );
};

export const crossMines: Handler<AlphaStrike, 'crossMines'> = (play, { unit: id, path }) => {
  for (const field of play.state.mines) {
    const unit = play.state.units[id];
    if (!isOn(unit) || !touchesPath(field, path, radiusOf(unit))) continue;
    const needs = play.ask('mines', { unit, density: field.density });
    const roll = play.roll(2, 6, 'AS-mine');
    const struck = roll.total >= needs.total;
    play.emit({ type: 'rolled', unit: id, rule: 'AS-mine', what: struck ? 'a mine' : 'no mine', needs, roll, good: !struck });
    if (!struck) continue;
    goOff(play, unit, field);
  }
};

/** A mine goes off under somebody, and the field is thinner by it. */
function goOff(play: Table, unit: Unit, field: Minefield): void {
  play.emit({ type: 'minesChanged', id: field.id, density: field.density - 1 });
  if (field.kind === 'inferno' && runsHot(unit))
    play.emit({ type: 'heated', unit: unit.id, total: unit.heatFrom + MINE_HEAT, rule: 'AS-mine' });
  else if (field.kind === 'inferno') hurt(play, unit.id, MINE_HEAT, { ...byRule('AS-mine'), munition: 'inferno' });
  else hurt(play, unit.id, field.density, byRule('AS-mine'));
}

const layMines = (play: Table, { unit: id }: DeedCommand): void => {
  const unit = unitAt(play.state, id);
  if (!isOn(unit)) return;
  const here = play.state.mines.find(field => field.seat === unit.seat && geometry.distanceOf(field.at, unit.at) <= INCH);
  play.emit({ type: 'minesSpent', unit: id });
  if (here) play.emit({ type: 'minesChanged', id: here.id, density: Math.min(5, here.density + 1) });
  else
    play.emit({
      type: 'minesLaid',
      field: { id: play.state.serial, at: unit.at, radius: MINE_RADIUS, density: 1, kind: 'conventional', seat: unit.seat },
    });
};

const sweepMines = (play: Table, { unit: id }: DeedCommand): void => {
  const unit = unitAt(play.state, id);
  if (!isOn(unit)) return;
  play.emit({ type: 'acted', unit: id, deed: 'sweepMines', rule: 'AS-mine-lay' });
  for (const field of play.state.mines.filter(one => geometry.distanceOf(one.at, unit.at) <= one.radius + radiusOf(unit))) {
    const roll = play.roll(2, 6, 'AS-mine-lay');
    const total = roll.total + (isInfantry(unit) ? 0 : 4);
    play.emit({
      type: 'rolled',
      unit: id,
      rule: 'AS-mine-lay',
      what: total >= 10 ? 'cleared' : total <= 5 ? 'set off' : 'nothing',
      roll,
      good: total >= 10,
    });
    if (total >= 10) play.emit({ type: 'minesChanged', id: field.id, density: 0 });
    else if (total <= 5) goOff(play, unitAt(play.state, id), field);
  }
};

export const mineRules: readonly AlphaRule[] = [
  mines,
  core('AS-mine-lay', {
    ...does({ layMines, sweepMines }),
    forbids: {
      deed: ({ units }, { unit: id, deed }) => {
        const unit = units[id];
        if (!unit) return undefined;
        if (deed === 'layMines')
          return countOf(unit, 'MDS') > unit.did.filter(one => one === 'layMines').length ? undefined : 'its dispensers are empty';
        return deed === 'sweepMines' && !has(unit, 'MSW') ? 'it cannot clear mines' : undefined;
      },
    },
    covers: ['AS-sua-mds', 'AS-sua-msw'],
  }),
  core('AS-sua-mds-ce', {
    forbids: {
      deed: ({ units }, { unit: id, deed }) => {
        const unit = units[id];
        if (deed !== 'layMines' || !unit) return undefined;
        return countOf(unit, 'MDS') > unit.spent.filter(one => one === 'MDS').length ? undefined : 'it has no mines left';
      },
    },
  }),
];
