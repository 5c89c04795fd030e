import { bracketOf } from '../attack/range.ts';
import { countOf, has, hasAny } from '../card/specials.ts';
import type { Bracket } from '../questions.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { State, Unit, UnitId } from '../shape.ts';
import { see } from '../sight/see.ts';
import { canAct, distanceBetween, isOn, marked, type Standing } from '../state.ts';
import { type Against, jammed, partedByEcm } from './ecm.ts';

/** Units that a master links, that one network holds, that talk as peers, and turns for which an emergency master stands in. */
const LINKS = 3;
const LARGEST = 16;
const PEERS = { C3I: 6, NOVA: 3 } as const;
const STANDS_IN = 2;

const MASTERS = ['C3M', 'C3BSM'] as const;
const SLAVES = ['C3S', 'C3BSS', 'C3EM'] as const;
const isMaster = (unit: Unit): boolean => hasAny(unit, ...MASTERS);
const isBoosted = (unit: Unit): boolean => hasAny(unit, 'C3BSM', 'C3BSS');

/** What a network device minds: boosted ones only the strongest jammers, Nova only its like. */
const mindedBy = (unit: Unit): Against => (has(unit, 'NOVA') ? 'nova' : isBoosted(unit) ? 'angel' : 'any');

/** Is a network device of this unit working? */
const linked = (state: State, unit: Unit | undefined): unit is Standing =>
  isOn(unit) && canAct(unit) && !marked(unit, 'jammedC3') && !jammed(state, unit, mindedBy(unit));

/** Both ends of a link work, and no field lies between them that either minds. */
const joined = (state: State, a: Unit | undefined, b: Unit | undefined): boolean =>
  linked(state, a) && linked(state, b) && !partedByEcm(state, a, b, isBoosted(a) && isBoosted(b) ? 'angel' : 'any');

/** A boosted slave needs a boosted master; a plain one serves either. */
const serves = (slave: Unit, master: Unit): boolean => !has(slave, 'C3BSS') || has(master, 'C3BSM');

/** Who answers to whom, as both sides agreed before the game: masters first where links are to spare, then slaves, in the order of the roster. */
function wiring(state: State, seat: number): ReadonlyMap<UnitId, Unit> {
  const own = state.units.filter(unit => unit.seat === seat);
  const masters = own.filter(isMaster);
  const slaves = own.filter(unit => !isMaster(unit) && hasAny(unit, ...SLAVES));
  const free = new Map(masters.map(one => [one.id, LINKS * Math.max(1, countOf(one, 'C3M'), countOf(one, 'C3BSM'))]));
  const above = new Map<UnitId, Unit>();
  const heads = new Map(masters.map(one => [one.id, one.id]));
  const sizes = new Map(masters.map(one => [one.id, 1]));
  const link = (unit: Unit, master: Unit): void => {
    above.set(unit.id, master);
    free.set(master.id, (free.get(master.id) ?? 0) - 1);
    const head = heads.get(master.id) ?? master.id;
    sizes.set(head, (sizes.get(head) ?? 1) + 1);
    heads.set(unit.id, head);
  };
  const place = (unit: Unit, among: readonly Unit[]): Unit | undefined =>
    among.find(one => serves(unit, one) && (free.get(one.id) ?? 0) > 0 && (sizes.get(heads.get(one.id) ?? one.id) ?? 1) < LARGEST);
  let spare = [...free.values()].reduce((sum, links) => sum + links, 0) - slaves.length;
  masters.forEach((one, index) => {
    const master = spare > 0 ? place(one, masters.slice(0, index)) : undefined;
    if (!master) return;
    spare--;
    link(one, master);
  });
  for (const slave of slaves) {
    const master = place(slave, masters);
    if (master) link(slave, master);
  }
  return above;
}

const turnsServed = ({ spent }: Unit): number => spent.filter(what => what === 'C3EM').length;

/** The emergency master that stands in for one that is lost or jammed. */
function standIn(state: State, above: ReadonlyMap<UnitId, Unit>, master: Unit): Standing | undefined {
  if (linked(state, master)) return undefined;
  return state.units.find(
    (unit): unit is Standing =>
      above.get(unit.id)?.id === master.id && has(unit, 'C3EM') && turnsServed(unit) < STANDS_IN && linked(state, unit),
  );
}

/** The links of a side that hold as things stand. */
function linksOf(state: State, seat: number): readonly (readonly [UnitId, UnitId])[] {
  const above = wiring(state, seat);
  const found: (readonly [UnitId, UnitId])[] = [];
  for (const [id, master] of above) {
    const head = standIn(state, above, master) ?? state.units[master.id];
    if (head && head.id !== id && joined(state, head, state.units[id])) found.push([head.id, id]);
  }
  return found;
}

/** Who talks as peers with a unit: the first so many of the roster are one network, the next another. */
function peersOf(state: State, unit: Unit, code: keyof typeof PEERS): readonly Standing[] {
  const all = state.units.filter(other => other.seat === unit.seat && has(other, code));
  const group = Math.floor(all.findIndex(({ id }) => id === unit.id) / PEERS[code]);
  return all.slice(group * PEERS[code], (group + 1) * PEERS[code]).filter(other => linked(state, other));
}

/** The members of the network that a unit is in, itself among them; nobody where there is none. */
export function networkOf(state: State, unit: Standing): readonly Standing[] {
  if (!linked(state, unit)) return [];
  if (has(unit, 'NOVA')) return peersOf(state, unit, 'NOVA');
  if (has(unit, 'C3I')) return peersOf(state, unit, 'C3I');
  if (!hasAny(unit, ...SLAVES, ...MASTERS)) return [];
  const links = linksOf(state, unit.seat);
  const members = new Set([unit.id]);
  for (let before = 0; before < members.size; ) {
    before = members.size;
    for (const [a, b] of links) if (members.has(a) || members.has(b)) members.add(a).add(b);
  }
  return members.size === 1 ? [] : state.units.filter((other): other is Standing => members.has(other.id) && isOn(other));
}

/** The bracket of the member nearest to the target that sees it, where that is nearer than one's own. */
export function lentBracket(state: State, attacker: Standing, target: Standing, own: Bracket): Bracket | null {
  if (!hasAny(attacker, 'C3I', 'NOVA', ...SLAVES, ...MASTERS)) return null;
  let best: Bracket = own;
  for (const member of networkOf(state, attacker)) {
    if (member.id === attacker.id) continue;
    const bracket = bracketOf(distanceBetween(member, target));
    if (bracket === undefined || bracket >= best) continue;
    const seen = see(state, member, target);
    if (!seen.hidden && !seen.parted) best = bracket;
  }
  return best < own ? best : null;
}

/** Every turn in which an emergency master stands in is counted, and there are two of them. */
const standingIn: AlphaRule = core('AS-sua-c3em', {
  splitFrom: { rule: 'AS-c3', version: 2 },
  steps: {
    ending: [
      {
        name: 'stand-ins',
        before: 'effects',
        run: play => {
          for (const seat of [0, 1]) {
            const above = wiring(play.state, seat);
            for (const master of new Set(above.values())) {
              const serving = standIn(play.state, above, play.state.units[master.id] ?? master);
              if (serving) play.emit({ type: 'chargeSpent', unit: serving.id, device: 'C3EM' });
            }
          }
        },
      },
    ],
  },
});

export const networkRules: readonly AlphaRule[] = [
  core('AS-c3', {
    structural: 'a network is a list of units, out of which other rules take the nearest to a target',
    covers: ['AS-sua-c3m', 'AS-sua-c3s', 'AS-sua-c3i', 'AS-sua-c3bsm', 'AS-sua-c3bss', 'AS-sua-nova', 'ASC-sua-nova'],
  }),
  standingIn,
];
