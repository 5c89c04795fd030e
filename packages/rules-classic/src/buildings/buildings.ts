import { boardOf, constructionFactor, siteAt, terrainAt } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import { strikePlace } from '../damage/strike-place.ts';
import { byHexes } from '../movement/moved.ts';
import { isRaised, topAt } from '../movement/tops.ts';
import { fall, lots } from '../piloting/fall.ts';
import { plunge } from '../piloting/plunge.ts';
import { pilotingNumber, pilotingRoll } from '../piloting/roll.ts';
import type { Attack, Entering } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Shaken, State, UnitId } from '../shape.ts';
import { elevationOf, fighting, isAirborne, isFighting, isMech, isTroop, sheetFor, unitAt } from '../state.ts';
import { isStructure } from '../terrain/board.ts';
import { roomOf } from './rooms.ts';

/** Construction factor of the building in a hex; 0 without one. */
export function factorAt({ board }: Pick<State, 'board'>, h: Hex): number {
  const building = terrainAt(boardOf(board), h, 'building');
  return building ? constructionFactor(building) : 0;
}

/** Strength of whatever can be shot to pieces in a hex: a building or a dome. */
export function strengthAt(state: Pick<State, 'board'>, h: Hex): number {
  const structure = siteAt(boardOf(state.board), h)?.terrains.find(isStructure);
  return structure ? constructionFactor(structure) : 0;
}

const BY_TYPE = [0, 0, 1, 2, 5] as const;

const TENTH = 10;

/** A wall is crossed: the roll decides whether it hurts, and the building suffers either way. */
function crash(play: Play, about: Entering): void {
  const unit = unitAt(play.state, about.unit);
  if (about.stopped || isTroop(unit)) return;
  const wall = about.fromTop || factorAt(play.state, about.to) > 0 ? about.to : about.from;
  const factor = factorAt(play.state, wall);
  if (factor === 0) return;
  if (!pilotingRoll(play, about.unit, 'building').ok) {
    const points = Math.ceil(factor / TENTH);
    strikePlace(play, about.unit, 'body', unit.moved?.heading === 'backward' ? 'rear' : 'front', points, { kind: 'slide' });
  }
  batterBuilding(play, wall, Math.ceil(sheetFor(unit).tons / TENTH));
}

/** Take some of a building's strength; at nothing it falls down. */
export function batterBuilding(play: Play, h: Hex, points: number): void {
  const factor = strengthAt(play.state, h);
  if (factor > 0 && points > 0) play.emit({ type: 'battered', at: h, factor: Math.max(0, factor - points) });
}

const walls: ClassicRule = {
  id: 'TW-bldg-psr',
  cite: CITE,
  kind: 'core',
  covers: ['TW-psr-building'],
  adds: {
    piloting: ({ cause, unit, state }) => {
      if (cause !== 'building' || !unit.at) return undefined;
      const building = terrainAt(boardOf(state.board), unit.at, 'building');
      return (BY_TYPE[building?.level ?? 1] ?? 0) + byHexes(unit.moved?.hexes ?? 0);
    },
  },
  steps: { entering: [{ name: 'buildings', after: 'swamp', run: crash }] },
};

/** What stands in a hex is heavier than the floor can bear. */
function overloaded(state: State, h: Hex): boolean {
  const weight = state.units.reduce(
    (sum, unit) => (isFighting(unit) && !isAirborne(unit) && unit.at.q === h.q && unit.at.r === h.r ? sum + sheetFor(unit).tons : sum),
    0,
  );
  return weight > factorAt(state, h);
}

/** At the end of a phase buildings that carry too much, or have nothing left, become rubble on whoever is inside. */
const collapse: ClassicRule = {
  id: 'TW-bldg-load',
  cite: CITE,
  kind: 'core',
  covers: ['TW-ter-rubble-make'],
  steps: {
    closing: [
      {
        name: 'collapses',
        before: 'wrecks',
        run: play => {
          for (const ruin of play.state.shaken ?? []) if (factorAt(play.state, ruin.at) === 0) crush(play, ruin);
          for (const unit of play.state.units) {
            const { id, at, fate } = unit;
            if (fate !== 'fighting' || !at || isAirborne(unit) || factorAt(play.state, at) === 0 || !overloaded(play.state, at)) continue;
            buryUnder(play, id, at);
          }
          for (const { id } of play.state.units) dropFromRuin(play, id);
        },
      },
    ],
  },
};

/** Whoever stood on what has come down falls as many levels as it stood high. */
function dropFromRuin(play: Play, id: UnitId): void {
  const unit = unitAt(play.state, id);
  if (!isFighting(unit) || !isRaised(unit) || topAt(boardOf(play.state.board), unit.at) !== undefined) return;
  const levels = elevationOf(unit);
  play.emit({ type: 'displaced', unit: id, to: unit.at, facing: unit.facing, elevation: null });
  if (plunge(play, id, levels)) return;
  if (isMech(unit)) fall(play, id, levels, pilotingNumber(play, unit, 'displaced').total);
  else
    for (const points of lots(Math.ceil(sheetFor(unit).tons / TENTH) * (levels + 1)))
      strikePlace(play, id, 'body', 'front', points, { kind: 'fall' });
}

/** A house that was shot to pieces comes down on everybody inside. */
function crush(play: Play, { at, factor, height }: Shaken): void {
  for (const unit of fighting(play.state))
    if (sameHex(unit.at, at) && !isAirborne(unit) && !isRaised(unit)) fallOn(play, unit.id, Math.ceil((factor * height) / TENTH));
}

const fallOn = (play: Play, id: UnitId, damage: number): void => {
  for (const points of lots(damage)) strikePlace(play, id, 'body', 'front', points, { kind: 'slide' });
};

/** The strength that it had when the phase began counts. */
function buryUnder(play: Play, id: UnitId, at: Hex): void {
  const building = sure(terrainAt(boardOf(play.state.board), at, 'building'), 'the terrain');
  const before = play.state.shaken?.find(one => sameHex(one.at, at))?.factor ?? constructionFactor(building);
  play.emit({ type: 'battered', at, factor: 0 });
  if (!isRaised(unitAt(play.state, id))) fallOn(play, id, Math.ceil((before * (building.height ?? 1)) / TENTH));
}

/** Walls take a tenth of the strength that they had when the phase began out of each hit from outside, and lose as much. */
function absorb(play: Play, attack: Attack): void {
  const { attacker, target, state } = attack.aim;
  const { at } = target;
  const room = roomOf(state, target);
  if (!at || room === 0 || room === roomOf(state, attacker) || attack.groups.length === 0) return;
  const factor = factorAt(state, at);
  if (factor === 0) return;
  const most = Math.ceil(factor / TENTH);
  let lost = 0;
  attack.groups = attack.groups.flatMap(points => {
    const taken = Math.min(points, most);
    lost += taken;
    return points > taken ? [points - taken] : [];
  });
  batterBuilding(play, at, lost);
}

const shelter: ClassicRule = {
  id: 'TW-bldg-absorb',
  cite: CITE,
  kind: 'core',
  steps: { attack: [{ name: 'shelter', before: 'strike', run: absorb }] },
};

/** Both are in rooms of one and the same building. */
const sameHouse: ClassicRule = {
  id: 'TW-los-bldg-target',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ state, attacker, target }) => {
      const room = roomOf(state, attacker);
      return room > 0 && room === roomOf(state, target) ? 1 : undefined;
    },
  },
};

export const buildingRules: readonly ClassicRule[] = [
  walls,
  collapse,
  shelter,
  sameHouse,
  structural('TW-bldg-type', 'what a map says of a building'),
];
