import { sameHex } from '@sortie/geometry';
import { nth, type Telling, tell } from '@sortie/kernel';
import { flewOver } from '../../aerospace/range.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { Shot, State, Strafe } from '../../shape.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { fighting, flightOf, isAloft, isFighting, isWhole, type OnMap, sheetFor } from '../../state.ts';
import { AEROSPACE, house } from './rule.ts';

const STRAFING = 4;
const NEAR_THE_GROUND = 2;
const HIGHEST_STRAFE = 3;
const MOST_HEXES = 5;

/** Beams that point ahead: they need no ammunition, and so they can be held on. */
const sweeps = ({ energy, direct, at, rear, ammo, fires }: Weapon): boolean =>
  energy && direct && fires && ammo === '' && at !== 'AFT' && !rear;

/** Hexes of a flight that follow each other. */
function isRun(unit: OnMap, hexes: Strafe['at']): boolean {
  const { path } = flightOf(unit);
  const first = path.findIndex(hex => sameHex(hex, nth(hexes, 0)));
  return first >= 0 && hexes.every((hex, i) => path[first + i] !== undefined && sameHex(nth(path, first + i), hex));
}

function strafeFault(unit: OnMap, { at, weapons }: Strafe): Telling | undefined {
  if (flightOf(unit).altitude > HIGHEST_STRAFE) return tell('nobody strafes from above altitude {most}', { most: HIGHEST_STRAFE });
  if (at.length === 0 || at.length > MOST_HEXES || !isRun(unit, at))
    return tell('one strafes up to {most} hexes of a flight in a row', { most: MOST_HEXES });
  const guns = weapons.map(i => sheetFor(unit).weapons[i]);
  if (guns.length === 0 || guns.some(gun => !gun || !sweeps(gun))) return tell('only beams that point ahead strafe');
  if (new Set(weapons).size < weapons.length) return tell('each weapon fires once');
  return weapons.every(i => isWhole(unit, 'weapon', i) && !unit.jammed.includes(i)) ? undefined : tell('that weapon cannot be fired');
}

/** Everybody beneath is a target, friends as well; each beam is paid for once. */
function shotsOf(state: State, unit: OnMap, { at, weapons }: Strafe): readonly Shot[] {
  const struck = at.flatMap(hex => fighting(state).filter(other => other.id !== unit.id && !isAloft(other) && sameHex(other.at, hex)));
  return weapons.flatMap(weapon => struck.map(({ id }, i): Shot => ({ weapon, target: id, ...(i > 0 ? { again: true as const } : {}) })));
}

function open(play: Play): void {
  for (const unit of fighting(play.state)) {
    const strafe = unit.fire?.strafe;
    if (strafe && flewOver(flightOf(unit), nth(strafe.at, 0)))
      play.emit({ type: 'strafed', unit: unit.id, shots: shotsOf(play.state, unit, strafe) });
  }
}

const strafing = house('TW-house-strafing', {
  needs: [AEROSPACE],
  adds: {
    toHit: ({ attacker, target }) => {
      if (!attacker.fire?.strafe || !isAloft(attacker) || isAloft(target)) return undefined;
      return STRAFING + (flightOf(attacker).altitude === 1 ? NEAR_THE_GROUND : 0);
    },
  },
  forbids: {
    declare: (view, { unit: id, strafe }) => {
      const unit = view.units[id];
      if (!strafe || !isFighting(unit)) return undefined;
      return isAloft(unit) ? strafeFault(unit, strafe) : tell('only what flies attacks from the air');
    },
  },
  steps: {
    firing: [{ name: 'strafing', before: 'numbers', run: open }],
    attack: [
      {
        name: 'sweeping',
        before: 'record',
        run: (_play, attack) => {
          if (attack.shot.again) attack.spends = { heat: 0, shots: 0 };
        },
      },
    ],
  },
});

/** Runs of hexes in which somebody of the other side is, each beginning with one of them. */
export function strafesOf(view: State, unit: OnMap): readonly Strafe[] {
  if (!isAloft(unit) || flightOf(unit).altitude > HIGHEST_STRAFE) return [];
  const { weapons } = sheetFor(unit);
  const guns = weapons.flatMap((weapon, i) => (sweeps(weapon) && isWhole(unit, 'weapon', i) && !unit.jammed.includes(i) ? [i] : []));
  if (guns.length === 0) return [];
  const { path } = flightOf(unit);
  const foes = fighting(view).filter(other => other.seat !== unit.seat && !isAloft(other));
  return path.flatMap((hex, i) => (foes.some(({ at }) => sameHex(at, hex)) ? [{ at: path.slice(i, i + MOST_HEXES), weapons: guns }] : []));
}

export const strafingRules: readonly ClassicRule[] = [strafing];
