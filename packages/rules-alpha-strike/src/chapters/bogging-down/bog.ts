import { table as board, type table as terrain } from '@sortie/board';
import type { Handler } from '@sortie/kernel';
import { controlMargin } from '../../movement/control.ts';
import { type AlphaRule, option } from '../../rule.ts';
import type { AlphaStrike } from '../../shape.ts';
import { isMech, isOn, isProto, isVehicle, motive, unitAt } from '../../state.ts';

const BOGGY: readonly terrain.PieceKind[] = ['swamp', 'mud', 'snow', 'tundra', 'sand'];

/** Soft ground holds whoever goes into it and fails a Control Roll. */
const bog: AlphaRule = option('AS-bog', {
  follows: {
    moved: ({ table, units }, { unit: id, path, mode, airborne }) => {
      const unit = units[id];
      if (!unit || airborne || mode === 'jump' || path.length === 0 || ['h', 'g', 'v'].includes(motive(unit))) return undefined;
      if (!(isMech(unit) || isProto(unit) || isVehicle(unit)) || !table.pieces.some(({ kind }) => BOGGY.includes(kind))) return undefined;
      return [{ type: 'crossBog', unit: id, path }];
    },
  },
});

export const crossBog: Handler<AlphaStrike, 'crossBog'> = (play, { unit: id }) => {
  const unit = unitAt(play.state, id);
  if (!isOn(unit)) return;
  const soft = board.groundAt(play.state.table, unit.at).pieces.some(({ kind }) => BOGGY.includes(kind));
  if (!soft || play.book.holds('sure', { state: play.state, unit, why: 'bog' })) return;
  const needs = play.ask('control', { state: play.state, unit, why: 'bog', inches: 0 });
  const roll = play.roll(2, 6, 'AS-control-roll');
  const good = controlMargin(play, unit, needs, roll) >= 0;
  play.emit({ type: 'rolled', unit: id, rule: 'AS-bog', what: good ? 'gets through' : 'is stuck', needs, roll, good });
  if (!good) play.emit({ type: 'bogged', unit: id, until: play.state.turn + 1 });
};

export const bogRules: readonly AlphaRule[] = [bog];
