import { type Answer, type Roll, type RuleId, type Seat, type Telling, tell } from '@sortie/kernel';
import type { ArcName } from '../card/card.ts';
import type { How, UnitId } from '../shape.ts';
import { callSign, marking, unitAt, withUnit } from '../state.ts';
import { ofUnit, type Parts } from './fact.ts';
import { HITS } from './harm.ts';

/** What units do in the Combat Phase, and the dice that decide it. */
export interface AttackFacts {
  readonly attacked: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly how: How | 'ambush' | 'ram';
    readonly toHit: Answer;
    readonly roll: Roll;
    readonly hit: boolean;
    readonly damage?: Answer;
    readonly spotter?: UnitId;
    /** The side whose weapons fire, on craft with several. */
    readonly arc?: ArcName;
  };
  /** A roll that is no attack, and what it came to. */
  readonly rolled: {
    readonly unit: UnitId;
    readonly rule: RuleId;
    readonly what: string;
    readonly needs?: Answer;
    readonly roll: Roll;
    readonly good?: boolean;
  };
  /** What it has used its turn for, other than an attack on a unit. */
  readonly acted: { readonly unit: UnitId; readonly deed: string; readonly rule: RuleId };
  readonly firedAtBuilding: { readonly unit: UnitId; readonly overheated: number };
  readonly missileDowned: { readonly unit: UnitId };
  readonly chargeSpent: { readonly unit: UnitId; readonly device: string };
  readonly tagged: { readonly unit: UnitId; readonly by: UnitId; readonly until: number };
  readonly beaconed: { readonly unit: UnitId; readonly seat: Seat };
  readonly spotted: { readonly unit: UnitId; readonly until: number };
  readonly screened: { readonly unit: UnitId; readonly strength: number; readonly until: number };
  readonly fireFought: { readonly unit: UnitId; readonly fire: string; readonly tries: number; readonly until: number };
  readonly worked: { readonly unit: UnitId; readonly on: string; readonly turns: number; readonly until: number };
  readonly minesSpent: { readonly unit: UnitId };
  readonly sensorUsed: { readonly unit: UnitId; readonly sensor: 'C3RS' | 'RSD' };
}

const HOWS: { readonly [how: string]: string } = {
  standard: 'fires everything at',
  turret: 'fires its turret at',
  rear: 'fires its rear weapons at',
  indirect: 'fires indirectly at',
  strike: 'strikes at',
  melee: 'swings its weapon at',
  charge: 'charges',
  dfa: 'falls from above on',
  antimech: 'swarms',
  strafe: 'strafes',
  airStrike: 'dives on',
  throw: 'throws its load at',
  ambush: 'fires from hiding at',
  ram: 'rams',
};

const DEEDS: { readonly [deed: string]: Telling } = {
  run: tell('{unit} makes its run'),
  artillery: tell('{unit} fires artillery'),
  sweepMines: tell('{unit} sweeps for mines'),
  scan: tell('{unit} scans'),
  bridge: tell('{unit} builds a bridge'),
  clearWoods: tell('{unit} clears woods'),
  clearRubble: tell('{unit} clears rubble'),
};

/** "Atlas fires everything at Griffin: needs 8, rolls 9 and hits." Devices are called by their code. */
function attackWords({ how, hit }: Pick<AttackFacts['attacked'], 'how' | 'hit'>): string {
  if (HOWS[how] !== undefined)
    return hit
      ? tell('{unit} {how} {target}: needs {needs}, rolls {roll} and hits').text
      : tell('{unit} {how} {target}: needs {needs}, rolls {roll} and misses').text;
  return hit
    ? tell('{unit} uses {how} on {target}: needs {needs}, rolls {roll} and hits').text
    : tell('{unit} uses {how} on {target}: needs {needs}, rolls {roll} and misses').text;
}

/** Results of tables are known by a code, everything else is said in words. */
const resultOf = (what: string): string => (HITS as { readonly [code: string]: Telling })[what]?.text.replace('{unit}: ', '') ?? what;

export const attackFacts: Parts<keyof AttackFacts> = {
  attacked: {
    fold: (state, { unit, target, how, arc }) => {
      const { did, aimedAt } = unitAt(state, unit);
      return withUnit(state, unit, {
        did: [...did, arc ? `${how}@${arc}` : how],
        aimedAt: aimedAt.includes(target) ? aimedAt : [...aimedAt, target],
      });
    },
    tell: (state, event) => {
      const { unit, target, how, toHit, roll } = event;
      const names = { unit: callSign(state, unit), target: callSign(state, target), how: HOWS[how] ?? how };
      return tell(attackWords(event), { ...names, roll: roll.total, needs: toHit.total });
    },
  },
  rolled: {
    ...ofUnit<'rolled'>({ fold: () => ({}) }),
    fold: state => state,
    tell: (state, { unit, roll, what }) =>
      tell('{unit} rolls {roll}: {what}', { unit: callSign(state, unit), roll: roll.total, what: resultOf(what) }),
  },
  acted: ofUnit({
    fold: (unit, { deed }) => ({ did: [...unit.did, deed] }),
    says: ({ deed, rule }) => (rule === 'ASC-flak-eligibility' ? tell('{unit} fires flak') : DEEDS[deed]),
  }),
  firedAtBuilding: ofUnit({
    fold: (unit, { overheated }) => ({ did: [...unit.did, 'standard'], overheated }),
    says: tell('{unit} fires at a building'),
  }),
  missileDowned: ofUnit({ fold: () => ({}), says: tell('{unit}: its missile is shot down') }),
  chargeSpent: ofUnit({ fold: (unit, { device }) => ({ spent: [...unit.spent, device] }), says: tell('{unit} has one charge less') }),
  tagged: ofUnit({
    fold: (unit, { by, until }) => ({ marks: marking(unit, { kind: 'tagged', until, by }) }),
    says: tell('{unit} is painted'),
  }),
  beaconed: ofUnit({
    fold: (unit, { seat }) => ({ marks: marking(unit, { kind: 'narc', until: 0, seat }) }),
    says: tell('{unit} carries a beacon'),
  }),
  spotted: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'spotting', until }) }),
    says: tell('{unit} spots for others'),
  }),
  screened: ofUnit({
    fold: (unit, { strength, until }) => ({ marks: marking(unit, { kind: 'screen', until, value: strength }) }),
    says: tell('{unit} launches its screens'),
  }),
  fireFought: ofUnit({
    fold: (unit, { fire, tries, until }) => ({
      marks: [...unit.marks.filter(one => one.kind !== 'fights' || one.fire !== fire), { kind: 'fights', until, fire, value: tries }],
    }),
    says: tell('{unit} fights the fire'),
  }),
  worked: ofUnit({
    fold: (unit, { on, turns, until }) => ({
      marks: [...unit.marks.filter(one => one.kind !== 'works' || one.on !== on), { kind: 'works', until, on, value: turns }],
    }),
    says: tell('{unit} is at work and not done yet'),
  }),
  minesSpent: ofUnit({
    fold: unit => ({ spent: [...unit.spent, 'MDS'], did: [...unit.did, 'layMines'] }),
    says: tell('{unit} lays mines'),
  }),
  sensorUsed: ofUnit({
    fold: (unit, { sensor }) => ({ spent: [...unit.spent, sensor] }),
    says: ({ sensor }) => (sensor === 'RSD' ? tell('{unit} drops a sensor') : tell('{unit} has one sensor less')),
  }),
};
