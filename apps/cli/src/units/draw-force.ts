import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { balanceOf } from '@sortie/arena';
import { forceValue } from '@sortie/construction';
import { cardFacts, matchUp, priceFor, prospects, SIZES, toCard, unitFacts, type Wish } from '@sortie/convert';
import { fill, nth, SeededDice, seedFrom } from '@sortie/kernel';
import { classicSkills, type Force, REGULAR_SKILL, type Unit, writeForce } from '@sortie/roster';
import { isPlayable } from '@sortie/rules-classic';
import { contender } from '../arena/contenders.ts';
import type { Contest } from '../arena/contest.ts';
import { playOrders } from '../arena/pool.ts';
import { percent, span } from '../arena/print.ts';
import { gameNamed } from '../games.ts';
import { FAILED, OK, reasonOf, refuse, say, sayJson } from '../say.ts';
import { callUp } from './called-up.ts';
import { allUnits } from './catalogue.ts';
import { EDITIONS } from './conversion.ts';
import { worthOf } from './worth.ts';

interface DrawOptions extends Wish {
  readonly seed: string;
  readonly out?: string;
  readonly json?: boolean;
}

export interface RandomOptions extends DrawOptions {
  readonly game: Counted;
  readonly points: number;
  readonly size: string;
}

export interface OpponentOptions extends DrawOptions {
  readonly game: Counted;
  readonly units?: number;
  readonly games: number;
}

/** Games whose forces are drawn: by point value, and by Battle Value. */
type Counted = 'alpha-strike' | 'classic';
const POINTS: { readonly [G in Counted]: string } = { 'alpha-strike': 'points', classic: 'Battle Value' };

interface Prospect {
  readonly name: string;
  readonly pv: number;
  readonly unit: Unit;
}

/** Everybody who can be drawn, with what they cost there. */
function offersFor(game: Counted, wish: Wish): readonly Prospect[] {
  const rows = [...allUnits()].flatMap(({ unit }) => {
    const card = toCard(unit, EDITIONS.current);
    return card ? [{ ...unitFacts(unit), ...cardFacts(card), unit }] : [];
  });
  const fit = prospects(rows, wish);
  if (game === 'alpha-strike') return fit;
  return fit.filter(({ unit }) => isPlayable(unit)).map(({ name, unit }) => ({ name, unit, pv: worthOf(unit).bv ?? 0 }));
}

function drawn(game: Counted, wish: DrawOptions, points: number, units: number): readonly Prospect[] {
  const dice = new SeededDice(seedFrom(`force ${wish.seed}`), 0);
  return matchUp(offersFor(game, wish), { points, units }, bound => dice.below(bound));
}

function forceOf(name: string, taken: readonly Prospect[], { faction, era }: Wish): Force {
  const { group, groups } = SIZES.find(({ units }) => units === taken.length) ?? nth(SIZES, 0);
  return {
    name,
    edition: 'current',
    members: taken.map(({ name: unit }, i) => ({
      unit,
      skill: REGULAR_SKILL,
      lance: fill(groups(Math.floor(i / group) + 1)),
    })),
    ...(faction !== undefined && { faction }),
    ...(era !== undefined && { era }),
  };
}

const sumOf = (taken: readonly Prospect[]): number => taken.reduce((sum, { pv }) => sum + pv, 0);
const lines = (taken: readonly Prospect[]): string => taken.map(({ name, pv }) => `  ${String(pv).padStart(6)}  ${name}`).join('\n');
const NOBODY = 'no unit fits all of that';
const WIDER = 'Ask for less: another style, a later era, --arm mixed, or import more units.';

function delivered(force: Force, { out }: DrawOptions): number {
  if (out === undefined) return OK;
  try {
    writeFileSync(out, writeForce(force));
  } catch (error) {
    return refuse(`${out} cannot be written: ${reasonOf(error)}`);
  }
  return OK;
}

/** A force by chance, of a usual size and for so many points. */
export function randomForce(options: RandomOptions): number {
  const { game, points, json } = options;
  const size = SIZES.find(({ id }) => id === options.size);
  if (!size) return refuse(`there is no size ${options.size}`, `There are ${SIZES.map(({ id }) => id).join(', ')}.`);
  const taken = drawn(game, options, points, size.units);
  if (taken.length === 0) return refuse(NOBODY, WIDER);
  const force = forceOf(`Random ${size.id}`, taken, options);
  if (json) sayJson({ points: sumOf(taken), units: taken.map(({ name, pv }) => ({ name, points: pv })) });
  else say(`${force.name}: ${sumOf(taken)} ${POINTS[game]}\n${lines(taken)}`);
  return delivered(force, options);
}

/** What a force costs in a game, and how many it has. */
function measure(game: Counted, text: string): { readonly points: number; readonly units: number } | string {
  const called = callUp(text);
  if (!called.ok) return called.problem;
  const { recruits } = called;
  if (game === 'alpha-strike')
    return { units: recruits.length, points: recruits.reduce((sum, { printed, member }) => sum + priceFor(printed, member.skill), 0) };
  const fielded = recruits.flatMap(({ unit, member }) => (unit ? [{ unit, ...classicSkills(member) }] : []));
  return fielded.length < recruits.length
    ? `${called.name}: units of which there is nothing but a card have no Battle Value`
    : { units: fielded.length, points: forceValue(fielded).total };
}

/** A force that costs the same, and how the balance lab expects a fight against it to end. */
export async function findOpponent(text: string, options: OpponentOptions): Promise<number> {
  const { game, games, json } = options;
  const own = measure(game, text);
  if (typeof own === 'string') return refuse(own);
  const taken = drawn(game, options, own.points, options.units ?? own.units);
  if (taken.length === 0) return refuse(NOBODY, WIDER);
  const chance = games > 0 ? await expected(text, taken, options) : undefined;
  if (typeof chance === 'string') return refuse(chance);
  const points = sumOf(taken);
  if (json) sayJson({ against: own.points, points, units: taken.map(({ name, pv }) => ({ name, points: pv })), ...(chance && { chance }) });
  else {
    say(`Opponent: ${points} against ${own.points} ${POINTS[game]}\n${lines(taken)}`);
    if (chance) say(`The balance lab expects you to win ${percent(chance.chance)} (95 %: ${span(chance.interval)}) of ${games} games.`);
  }
  const code = delivered(forceOf('Opponent', taken, options), options);
  return code === OK && points !== own.points && Math.abs(points - own.points) * 20 > own.points ? FAILED : code;
}

async function expected(text: string, taken: readonly Prospect[], { game, games, seed }: OpponentOptions) {
  const known = await gameNamed(game);
  if (!known) return `there is no game ${game}`;
  const { contest } = await known.contest();
  const match = against(contest, text, forceOf('Opponent', taken, {}));
  if (typeof match === 'string') return match;
  const player = contender('regular', {}, 'a');
  const series = { game: known.id, scenario: 'opponent', a: player, b: player, seed, games };
  const [results = []] = await playOrders([{ series, staged: match.staged }], { threads: 1 });
  const { chance, interval } = balanceOf(results);
  return { chance, interval };
}

/** Contests read forces from files: those bring units along that the player imported. */
function against(contest: Contest, text: string, force: Force): ReturnType<Contest['match']> {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-force-'));
  try {
    const file = join(folder, 'opponent.json');
    writeFileSync(file, writeForce(force));
    return contest.match(text, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
