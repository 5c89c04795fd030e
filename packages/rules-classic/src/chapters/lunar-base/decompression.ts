import { boardOf, siteAt, type Terrain } from '@sortie/board';
import { type Hex, neighbours, sameHex } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import { strengthAt } from '../../buildings/buildings.ts';
import { fall } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { State, UnitId } from '../../shape.ts';
import { fighting, isAirborne, isMech, sheetFor, unitAt } from '../../state.ts';
import { alien } from '../alien-worlds/alien.ts';

const domeAt = ({ board }: Pick<State, 'board'>, at: Hex): Terrain | undefined =>
  siteAt(boardOf(board), at)?.terrains.find(({ kind, name }) => kind === 'other' && name?.includes(' dome'));

const sizeOf = ({ name }: Terrain): string => nth(sure(name, 'the name').split(' '), 0);

/** All hexes of the dome over one of them. */
function domeOver(state: State, first: Hex): readonly Hex[] {
  const size = sizeOf(sure(domeAt(state, first), 'the dome'));
  const found: Hex[] = [first];
  for (const at of found) {
    for (const next of neighbours(at)) {
      const dome = domeAt(state, next);
      if (dome && sizeOf(dome) === size && !found.some(one => sameHex(one, next))) found.push(next);
    }
  }
  return found;
}

const THROWN = 10;

/** Those with jets or quick enough get out of the stream: 'Mechs, battle armor, and jump troops in suits. */
const mayTwist = (state: State, id: UnitId): boolean => {
  const unit = unitAt(state, id);
  const { kind, jump, sealedSuits } = sheetFor(unit);
  return isMech(unit) || kind === 'battleArmor' || (kind === 'infantry' && jump > 0 && sealedSuits);
};

const collapse = alien('AW-lunar-decompression-collapse', {
  needs: ['AW-lunar-decompression-launch', 'AW-lunar-decompression-save'],
  steps: {
    battering: [{ name: 'decompression', after: 'walls', run: (play, { battery: { at } }) => burst(play, at) }],
  },
});

/** When one hex of a dome gives way all of them do, and whoever was on it falls as far as it was high. */
function burst(play: Play, first: Hex): void {
  if (!domeAt(play.state, first) || strengthAt(play.state, first) > 0) return;
  const before = play.state;
  const hexes = domeOver(before, first);
  play.emit({ type: 'decompressed', first, hexes });
  for (const unit of fighting(before)) {
    const { id, at } = unit;
    if (isAirborne(unit) || !hexes.some(h => sameHex(h, at))) continue;
    const height = domeAt(before, at)?.height ?? 0;
    const thrown = sameHex(at, first) && !(mayTwist(play.state, id) && pilotingRoll(play, id, 'blast').ok) ? THROWN : 0;
    fall(play, id, height + thrown, unitAt(play.state, id).pilot.piloting);
  }
}

/** Where it began the stream throws whoever is there ten levels up. */
const launch = alien('AW-lunar-decompression-launch', { structural: 'ten levels more in the fall of the line that needs it' });
const save = alien('AW-lunar-decompression-save', { adds: { piloting: ({ cause }) => (cause === 'blast' ? 3 : undefined) } });

export const decompressionRules: readonly ClassicRule[] = [collapse, launch, save];
