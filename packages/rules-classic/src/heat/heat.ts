import { boardOf } from '@sortie/board';
import { type Handler, nth } from '@sortie/kernel';
import { explodeBin } from '../ammunition/explosions.ts';
import { deviceHeat } from '../electronics/stealth.ts';
import { isRaised } from '../movement/tops.ts';
import { rollOrFall } from '../piloting/roll.ts';
import { hurtPilot } from '../pilots/pilots.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { Classic, Unit, UnitId } from '../shape.ts';
import { isSubmerged } from '../sight/water.ts';
import { fighting, isFighting, isHeadless, isMech, isWhole, lostParts, sheetFor, unitAt, workingPieces } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

/** From a level of heat on, the number that is needed; the last one that is reached counts. */
const reached = (steps: readonly (readonly [from: number, value: number])[], heat: number): number =>
  steps.reduce((value, [from, next]) => (heat >= from ? next : value), 0);

const SHUTDOWN = [
  [14, 4],
  [18, 6],
  [22, 8],
  [26, 10],
  [30, 13],
] as const;
const AMMUNITION = [
  [19, 4],
  [23, 6],
  [28, 8],
] as const;
const INFERNOS = [
  [10, 4],
  [14, 6],
  [19, 8],
  [23, 10],
  [28, 12],
] as const;
/** What no two dice reach happens of itself. */
const BEYOND_DICE = 12;
const COOL_ENOUGH = 14;

const scale: ClassicRule = {
  id: 'TW-heat-scale',
  cite: CITE,
  kind: 'core',
  covers: ['TW-heat-mp-note'],
  base: {
    shutdownNumber: ({ heat }) => reached(SHUTDOWN, heat),
    ammoNumber: ({ heat }) => reached(AMMUNITION, heat),
    infernoNumber: ({ heat }) => reached(INFERNOS, heat),
  },
  adds: { ammoNumber: ({ heat, unit }) => (sheetFor(unit).laserSinks && reached(AMMUNITION, heat) > 0 ? -1 : undefined) },
};

const generated: ClassicRule = {
  id: 'TW-heat-gen',
  cite: CITE,
  kind: 'core',
  adds: { heat: ({ unit }) => unit.built.weapons + deviceHeat(unit) || undefined },
};

const MOST_EXTERNAL = 15;

const external: ClassicRule = {
  id: 'TW-heat-ext',
  cite: CITE,
  kind: 'core',
  adds: { heat: ({ unit }) => Math.min(MOST_EXTERNAL, unit.built.external) || undefined },
};

const sinks: ClassicRule = {
  id: 'TW-heat-sinks',
  cite: CITE,
  kind: 'core',
  covers: ['TW-crit-hs'],
  base: {
    cooling: ({ unit }) => {
      const { engineSinks, sinkValue } = sheetFor(unit);
      return sinkValue * (engineSinks + workingPieces(unit, 'sink'));
    },
  },
};

const MOST_BY_WATER = 6;

const water: ClassicRule = {
  id: 'TW-heat-water',
  cite: CITE,
  kind: 'core',
  adds: {
    cooling: ({ unit, depth }) => {
      const { engineSinks, sinkValue, laserSinks, legs } = sheetFor(unit);
      if (depth === 0 || laserSinks) return undefined;
      const under = depth > 1 || unit.prone;
      const wet = under ? engineSinks + workingPieces(unit, 'sink') : workingPieces(unit, 'sink', location => legs.includes(location));
      return Math.min(MOST_BY_WATER, wet * sinkValue) || undefined;
    },
  },
};

/** Heat comes and goes once, in this phase. */
function add(play: Play, { unit: id }: { readonly unit: UnitId }): void {
  const unit = unitAt(play.state, id);
  const depth = unit.at && !isRaised(unit) ? depthOf(boardOf(play.state.board), unit.at) : 0;
  const built = play.ask('heat', { state: play.state, unit });
  if (built.total === 0 && unit.heat === 0) return;
  const cooling = play.ask('cooling', { state: play.state, unit, depth });
  play.emit({ type: 'cooled', unit: id, built, cooling, heat: Math.max(0, unit.heat + built.total - cooling.total) });
}

const sequence: ClassicRule = {
  id: 'TW-heat-seq',
  cite: CITE,
  kind: 'core',
  steps: { heat: [{ name: 'add', insteadOf: 'add', run: add }] },
};

function restart(play: Play, unit: Unit): void {
  const needed = play.ask('shutdownNumber', { heat: unit.heat, unit }).total;
  if (needed > BEYOND_DICE) return;
  const cool = unit.heat < COOL_ENOUGH;
  if (!cool && !unit.pilot.awake) return;
  const roll = cool ? null : play.roll(2, 6, 'TW-heat-restart');
  play.emit({
    type: 'reactorRolled',
    unit: unit.id,
    needed,
    roll,
    shutDown: roll !== null && roll.total < needed,
    restart: true,
  });
}

/** Keep the reactor running, or fall over with it. */
function reactor(play: Play, { unit: id }: { readonly unit: UnitId }): void {
  const unit = unitAt(play.state, id);
  if (unit.shutDown) {
    restart(play, unit);
    return;
  }
  const needed = unit.heat === 0 ? 0 : play.ask('shutdownNumber', { heat: unit.heat, unit }).total;
  if (needed === 0) return;
  const lost = needed > BEYOND_DICE || !unit.pilot.awake;
  const roll = lost ? null : play.roll(2, 6, 'TW-heat-shutdown');
  const shutDown = roll === null || roll.total < needed;
  // The roll to stay on its feet comes before the reactor is off, or it could never succeed.
  if (shutDown && !unit.prone && !unit.flight) rollOrFall(play, id, 'shutdown');
  play.emit({ type: 'reactorRolled', unit: id, needed, roll, shutDown, restart: false });
}

const shutdown: ClassicRule = {
  id: 'TW-heat-shutdown',
  cite: CITE,
  kind: 'core',
  covers: ['TW-heat-restart'],
  steps: { heat: [{ name: 'reactor', insteadOf: 'reactor', run: reactor }] },
};

/** The bin whose salvo would do most, then the one with most left (TW-heat-ammo). */
function worstBin(unit: Unit, fits: (munition: string) => boolean): number | undefined {
  const { bins } = sheetFor(unit);
  const left = bins.flatMap((bin, i) =>
    bin.salvo > 0 && nth(unit.ammo, i) > 0 && fits(bin.munition) && isWhole(unit, 'bin', i) ? [i] : [],
  );
  const total = (i: number): number => nth(bins, i).salvo * nth(unit.ammo, i);
  return left.toSorted((a, b) => nth(bins, b).salvo - nth(bins, a).salvo || total(b) - total(a) || a - b)[0];
}

function ammunition(play: Play, { unit: id }: { readonly unit: UnitId }): void {
  const unit = unitAt(play.state, id);
  if (unit.heat > 0) hold(play, id, play.ask('ammoNumber', { heat: unit.heat, unit }).total, () => true);
}

function hold(play: Play, id: UnitId, needed: number, fits: (munition: string) => boolean): void {
  const bin = needed > 0 ? worstBin(unitAt(play.state, id), fits) : undefined;
  if (bin === undefined) return;
  if (needed > BEYOND_DICE) {
    explodeBin(play, id, bin);
    return;
  }
  const roll = play.roll(2, 6, 'TW-heat-ammo');
  const ok = roll.total >= needed;
  play.emit({ type: 'ammoHeld', unit: id, needed, roll, ok });
  if (!ok) explodeBin(play, id, bin);
}

const heldAmmo: ClassicRule = {
  id: 'TW-heat-ammo',
  cite: CITE,
  kind: 'core',
  steps: { heat: [{ name: 'ammunition', insteadOf: 'ammunition', run: ammunition }] },
};

const infernos: ClassicRule = {
  id: 'TW-heat-inferno',
  cite: CITE,
  kind: 'core',
  steps: {
    heat: [
      {
        name: 'infernos',
        after: 'ammunition',
        run: (play, { unit: id }) =>
          hold(play, id, play.ask('infernoNumber', { heat: unitAt(play.state, id).heat }).total, munition => munition === 'INFERNO'),
      },
    ],
  },
};

/** Fifteen hurts once, twenty-six twice; deep inside the machine any heat does, and more of it twice. */
const hurtBy = ({ heat }: Unit, inside: boolean): number => {
  if (inside) return heat >= HOT ? 2 : heat > 0 ? 1 : 0;
  return heat >= VERY_HOT ? 2 : heat >= HOT ? 1 : 0;
};
const HOT = 15;
const VERY_HOT = 26;

/** Without life support nobody breathes under water or where there is no air. */
const airless: ClassicRule = {
  id: 'TW-crit-lifesup',
  cite: CITE,
  kind: 'core',
  steps: {
    heat: [
      {
        name: 'air',
        after: 'pilot',
        run: (play, { unit: id }) => {
          const unit = unitAt(play.state, id);
          if (!isMech(unit) || !isFighting(unit) || lostParts(unit, 'lifeSupport') === 0) return;
          if (isSubmerged(play.state, unit) || play.state.conditions?.pressure === 'vacuum') hurtPilot(play, id, 1);
        },
      },
    ],
  },
};

/** Only where life support is damaged. */
const pilot: ClassicRule = {
  id: 'TW-heat-pilot',
  cite: CITE,
  kind: 'core',
  base: {
    heatHurts: ({ unit }) => (lostParts(unit, 'lifeSupport') > 0 ? hurtBy(unit, isHeadless(unit)) || undefined : undefined),
  },
  steps: {
    heat: [
      {
        name: 'pilot',
        insteadOf: 'pilot',
        run: (play, { unit: id }) => {
          const hits = play.ask('heatHurts', { unit: unitAt(play.state, id) }).total;
          if (hits > 0) hurtPilot(play, id, hits);
        },
      },
    ],
  },
};

export const heatRules: readonly ClassicRule[] = [
  scale,
  generated,
  external,
  sinks,
  water,
  sequence,
  shutdown,
  heldAmmo,
  infernos,
  pilot,
  airless,
];

const heatsUp = (unit: Unit): boolean => unit.flight !== undefined && sheetFor(unit).thrust?.conventional === false;

/** The Heat Phase of everybody, in the order of their numbers. */
export const coolDown: Handler<Classic, 'coolDown'> = play => {
  // Only 'Mechs and the fighters of space do: vehicles carry the sinks that their weapons need and track nothing (TW-heat-vehicles).
  for (const unit of fighting(play.state)) if (isMech(unit) || heatsUp(unit)) play.run('heat', { unit: unit.id });
  play.emit({ type: 'phaseEnded', phase: 'heat' });
};
