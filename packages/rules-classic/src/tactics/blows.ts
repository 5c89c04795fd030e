import { type Candidate, type Telling, tell } from '@sortie/kernel';
import { punchesIn } from '../options/striking.ts';
import { blowsAt, canKick, neighboursOf } from '../physical/reach.ts';
import { blowing } from '../physical/strike.ts';
import type { Book } from '../rule.ts';
import type { Blow, Classic, State } from '../shape.ts';
import { callSign, canAct, isMech, type OnMap, sheetFor } from '../state.ts';
import { chance } from './chances.ts';
import { lifeOf, priceOf, pricePerPoint } from './life.ts';
import type { Weights } from './weights.ts';

/** A miss may cost the balance: the share of a fall that it is worth. */
const RISK: { readonly [K in Blow['kind']]?: number } = { kick: 0.35, push: 0.1, brush: 0.1, charge: 0.6, dfa: 0.9 };
/** Who is kicked or pushed may fall, and a fall is worth so much of the target. */
const TOPPLES: { readonly [K in Blow['kind']]?: number } = { kick: 0.4, push: 0.4 };

/** What a 'Mech may do with its feet to somebody beside it, in points of damage; nothing for those that cannot kick. */
export function kickHope(unit: OnMap, target: OnMap, own: number, evasion: number): number {
  if (!isMech(unit) || unit.prone || !canAct(unit) || !canKick(unit)) return 0;
  const number = unit.pilot.piloting - 2 + own + evasion + (target.prone ? -2 : 0);
  return chance(number) * (Math.floor(sheetFor(unit).tons / 5) + FALL_BONUS);
}
/** A fall of the target, in points of damage. */
const FALL_BONUS = 4;

/** Blows of one unit, what they do weighed against what a miss costs. */
export function* blowCandidates(view: State, unit: OnMap, book: Book, weights: Weights): Generator<Candidate<Classic>> {
  yield { command: { type: 'strike', unit: unit.id, blows: [] }, worth: 0, why: tell('holds back: no blow that pays') };
  for (const target of neighboursOf(view, unit)) {
    const all = blowsAt(view, unit, target);
    const weighed = all.map(blow => ({ blow, ...weigh(view, unit, target, blow, book, weights) }));
    for (const { blow, worth, damage } of weighed)
      yield { command: { type: 'strike', unit: unit.id, blows: [blow] }, worth, why: words(view, target, blow.kind, damage) };
    const both = punchesIn(all);
    if (both.length !== 2) continue;
    const punches = weighed.filter(({ blow }) => blow.kind === 'punch');
    const sum = (of: 'worth' | 'damage'): number => punches.reduce((total, one) => total + one[of], 0);
    yield {
      command: { type: 'strike', unit: unit.id, blows: both },
      worth: sum('worth'),
      why: words(view, target, 'punch', sum('damage')),
    };
  }
}

function words(view: State, target: OnMap, kind: Blow['kind'], damage: number): Telling {
  const told = { target: callSign(view, target.id), hope: Math.round(damage * 10) / 10 };
  if (kind === 'kick') return tell('kicks the {target}: hopes for {hope} damage and a fall', told);
  if (kind === 'punch') return tell('punches the {target}: hopes for {hope} damage', told);
  if (kind === 'push') return tell('pushes the {target}: hopes for a fall', told);
  return tell('strikes the {target}: hopes for {hope} damage', told);
}

function weigh(view: State, unit: OnMap, target: OnMap, blow: Blow, book: Book, { fall, aggression, caution, blows }: Weights) {
  const about = blowing(view, unit, target, blow);
  const hits = chance(book.ask('blow', about).total);
  const damage = hits * book.ask('blowDamage', about).total;
  const fallen = (fall / 100) * (target.prone || !isMech(target) ? 0 : (TOPPLES[blow.kind] ?? 0)) * priceOf(target) * hits;
  const finish = damage > lifeOf(target) ? priceOf(target) / 4 : 0;
  const risk = (fall / 100) * (1 - hits) * (RISK[blow.kind] ?? 0) * priceOf(unit);
  return { damage, worth: aggression * blows * (damage * pricePerPoint(target) + fallen + finish) - caution * risk };
}
