import { tell } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { type Design, sheetOf } from '../../sheet/compile.ts';
import { commonGait, type Gait } from '../../sheet/sheet.ts';
import { fighting, sheetFor } from '../../state.ts';

/** What one dispenser lays at a time; from memory. */
const LAID = 10;
const VEHICLES: ReadonlySet<Gait> = new Set(['wheeled', 'tracked', 'hover', 'wige']);

const mayLay = (unit: Unit): boolean => {
  const { kind, gait, gear } = sheetFor(unit);
  return gear.some(one => one.kind === 'dispenser') && (kind === 'battleArmor' || (kind === 'vehicle' && VEHICLES.has(commonGait(gait))));
};

function lay(play: Play): void {
  for (const unit of fighting(play.state)) {
    const { id, at, seat, moved, mines = [] } = unit;
    const which = moved?.lays ?? 0;
    const kind = mines[which];
    if (moved?.task !== 'lay' || !kind) continue;
    play.emit({ type: 'minesLaid', unit: id, which, field: { kind, at, seat, density: LAID, since: play.state.turn } });
  }
}

/** Wheels, tracks, hovercraft and WiGEs lay mines where they stand. */
const vehicles = advanced('TOE-mine-dispensers-wording', {
  needs: ['TOE-minefield-damage-grouping'],
  permits: { task: ['lay'] },
  offers: {
    stays: ({ unit: { id, mines = [] } }) => mines.map((_kind, lays) => ({ type: 'move', unit: id, mode: 'stand', task: 'lay', lays })),
  },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'lay' || !unit) return undefined;
      if (!mayLay(unit)) return tell('it cannot lay mines');
      return unit.mines?.[move.lays ?? 0] ? undefined : tell('it has no such mines left');
    },
  },
  steps: { end: [{ name: 'laying', after: 'fires', run: lay }] },
});

/** Fields that a dispenser of a vehicle holds; a suit carries one. */
const PER_DISPENSER = 2;

function capacity(design: Design): number {
  const { kind, gear, locations } = sheetOf(design);
  const dispensers = gear.filter(one => one.kind === 'dispenser').length;
  return kind === 'battleArmor' ? (dispensers > 0 ? locations.length : 0) : PER_DISPENSER * dispensers;
}

/** One suit of a squad lays in a turn; what each of them carries is its own affair: a squad has one field for every suit. */
const suits: ClassicRule = {
  ...advanced('TOE-mine-dispensers-ba', { needs: ['TOE-mine-dispensers-wording'] }),
  forbidsSetup: ({ forces }) => {
    const laden = forces.flat().find(({ mines = [], design }) => mines.length > capacity(design));
    return laden && tell('it carries more mines than it can');
  },
};

export const layingRules: readonly ClassicRule[] = [vehicles, suits];
