import { boardOf, terrainAt } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import { blast } from '../../damage/blast.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { fighting } from '../../state.ts';

const CRUST = 1;
const LIQUID = 2;
/** What has to be rolled for the crust under somebody to burst, and how it strikes; from memory. */
const ERUPTS = 12;
const DICE = 2;
const HALF = 2;

const NOBODY = -1;

/** The hex is struck as by a shell: men suffer twice, every suit all of it, and those beside it half. */
function erupt(play: Play, at: Hex): void {
  play.emit({ type: 'lifted', at, terrain: { kind: 'magma', level: CRUST } });
  play.emit({ type: 'laid', at, terrain: { kind: 'magma', level: LIQUID }, until: null });
  const points = play.roll(DICE, 6, 'TOE-magma-eruption-area-effect').total;
  blast(play, { unit: NOBODY, weapon: 0, at, damage: [points, Math.floor(points / HALF)] });
}

function simmer(play: Play): void {
  const tried: Hex[] = [];
  for (const { at } of fighting(play.state)) {
    const crust = terrainAt(boardOf(play.state.board), at, 'magma')?.level === CRUST;
    if (!crust || tried.some(one => sameHex(one, at))) continue;
    tried.push(at);
    if (play.roll(2, 6, 'TOE-magma-eruption-area-effect').total >= ERUPTS) erupt(play, at);
  }
}

const eruptions = advanced('TOE-magma-eruption-area-effect', {
  steps: { end: [{ name: 'eruptions', after: 'fires', run: simmer }] },
});

export const eruptionRules: readonly ClassicRule[] = [eruptions];
