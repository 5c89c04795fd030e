import type { RuleId } from '@sortie/kernel';
import { rollCritical } from '../criticals/roll.ts';
import { settle } from '../criticals/settle.ts';
import { criticalAt } from '../criticals/table.ts';
import { firedWeapons } from '../heat/rules.ts';
import type { CriticalRoll } from '../questions.ts';
import type { AlphaRule, Table } from '../rule.ts';
import { type Critical, PHYSICALS, type Unit } from '../shape.ts';
import { alive, isInfantry, isOn, marked, marking, stoodStill } from '../state.ts';
import { hasQuirk } from './list.ts';
import { quirk } from './quirk.ts';

/** A roll of two dice; `true` if it comes to this much or more. */
function rolls(play: Table, unit: number, rule: RuleId, most: number, what: readonly [bad: string, good: string], extra = 0): boolean {
  const roll = play.roll(2, 6, rule);
  const bad = roll.total + extra >= most;
  play.emit({ type: 'rolled', unit, rule, what: what[bad ? 0 : 1], roll, good: !bad });
  return bad;
}

/** One more consequence that waits for the End Phase. */
function awaits(play: Table, unit: Unit, kind: Critical, rule: RuleId): void {
  play.emit({ type: 'changed', unit: unit.id, rule, what: kind, change: { waiting: [...unit.waiting, { kind, rule }] } });
}

/** A critical roll that a quirk brings about must not bring about another of its own kind. */
const ONCE = 'ASC-quirk-prototype';

function again(play: Table, critical: CriticalRoll, rule: RuleId): void {
  const unit = play.state.units[critical.unit]!;
  play.emit({ type: 'rolled', unit: unit.id, rule, what: 'rolls again', needs: critical.needs!, roll: critical.roll! });
  critical.roll = play.roll(2, 6, rule);
  critical.kind = criticalAt(unit, critical.roll.total + critical.needs!.total);
}

const SEAL = 2;

const criticals: readonly AlphaRule[] = [
  quirk('cowl', {
    steps: {
      critical: [
        {
          name: 'cowl',
          after: 'roll',
          run: (play, critical) => {
            const unit = play.state.units[critical.unit]!;
            if (critical.roll!.total !== 12 || !hasQuirk(unit, 'cowl') || unit.spent.includes('cowl')) return;
            play.emit({
              type: 'changed',
              unit: unit.id,
              rule: 'ASC-quirk-cowl',
              what: 'its cowl holds',
              change: { spent: [...unit.spent, 'cowl'] },
            });
            again(play, critical, 'ASC-quirk-cowl');
          },
        },
      ],
    },
  }),
  quirk('poor-workmanship', {
    steps: {
      critical: [
        {
          name: 'poor workmanship',
          after: 'roll',
          run: (play, critical) => {
            if (critical.kind === null && hasQuirk(play.state.units[critical.unit]!, 'poor-workmanship'))
              again(play, critical, 'ASC-quirk-poor-workmanship');
          },
        },
      ],
    },
  }),
  quirk('poor-sealing', {
    steps: {
      critical: [
        {
          name: 'poor sealing',
          after: 'roll',
          run: (play, critical) => {
            const unit = play.state.units[critical.unit]!;
            if (critical.why !== 'breach' || !hasQuirk(unit, 'poor-sealing')) return;
            const total = critical.roll!.total + critical.needs!.total + SEAL;
            critical.needs = {
              total: critical.needs!.total + SEAL,
              terms: [...critical.needs!.terms, { rule: 'ASC-quirk-poor-sealing', value: SEAL }],
            };
            critical.kind = total >= 12 ? 'destroyed' : criticalAt(unit, total);
          },
        },
      ],
    },
  }),
  quirk('prototype', {
    steps: {
      critical: [
        {
          name: 'prototype',
          after: 'record',
          run: (play, { unit: id, by, kind, roll }) => {
            const unit = play.state.units[id]!;
            if (kind && roll!.rule !== ONCE && hasQuirk(unit, 'prototype') && !marked(unit, 'prototype')) {
              const mark = { kind: 'prototype', until: play.state.turn } as const;
              play.emit({ type: 'changed', unit: id, rule: ONCE, what: 'gives way', change: { marks: marking(unit, mark) } });
              rollCritical(play, id, by);
              const after = play.state.units[id]!;
              const marks = after.marks.filter(one => one.kind !== 'prototype');
              play.emit({ type: 'changed', unit: id, rule: ONCE, what: 'holds', change: { marks } });
            }
          },
        },
      ],
    },
  }),
  quirk('fragile-fuel-tank', {
    steps: {
      critical: [
        {
          name: 'fuel tank',
          after: 'record',
          run: (play, { unit: id }) => {
            const unit = play.state.units[id]!;
            const rule = 'ASC-quirk-fragile-fuel-tank';
            if (hasQuirk(unit, 'fragile-fuel-tank') && rolls(play, id, rule, 10, ['its fuel burns', 'its fuel tank holds']))
              awaits(play, play.state.units[id]!, 'destroyed', rule);
          },
        },
      ],
    },
  }),
];

const isFist = (how: string): boolean => (PHYSICALS as readonly string[]).includes(how);

/** What being struck does to a machine with a weak spot. */
const struck: readonly AlphaRule[] = [
  quirk('exposed-weapon-linkage', {
    steps: {
      suffering: [
        {
          name: 'exposed linkage',
          after: 'begin',
          run: (play, { unit: id, points }) => {
            const unit = play.state.units[id]!;
            const rule = 'ASC-quirk-exposed-weapon-linkage';
            if (points <= 0 || unit.structure <= 0 || !hasQuirk(unit, 'exposed-weapon-linkage')) return;
            if (rolls(play, id, rule, 10, ['a weapon hit', 'the linkage holds'])) awaits(play, play.state.units[id]!, 'weapon', rule);
          },
        },
      ],
    },
  }),
  quirk('cooling-system-flaws', {
    adds: {
      heat: ({ unit }) => (marked(unit, 'leaking') && !stoodStill(unit) && firedWeapons(unit) ? 1 : undefined),
    },
    steps: {
      suffering: [
        {
          name: 'cooling flaws',
          after: 'begin',
          run: (play, { unit: id, points, by, how }) => {
            const unit = play.state.units[id]!;
            const rule = 'ASC-quirk-cooling-system-flaws';
            if (by === null || !hasQuirk(unit, 'cooling-system-flaws') || unit.structure <= 0) return;
            if (!isFist(how) && points <= 2) return;
            if (!rolls(play, id, rule, 10, ['its coolant leaks', 'its coolant holds'])) return;
            const { heat, marks } = play.state.units[id]!;
            const change = { heat: heat + 1, marks: marking({ ...unit, marks }, { kind: 'leaking', until: 0 }) };
            play.emit({ type: 'changed', unit: id, rule, what: 'its coolant leaks', change });
          },
        },
      ],
    },
  }),
  quirk('weak-legs', {
    steps: {
      attack: [
        {
          name: 'weak legs',
          after: 'apply',
          run: (play, { aim }) => {
            const unit = play.state.units[aim.attacker.id]!;
            const rule = 'ASC-quirk-weak-legs';
            if (aim.how !== 'dfa' || !hasQuirk(unit, 'weak-legs')) return;
            if (rolls(play, unit.id, rule, 8, ['its legs give way', 'its legs hold'])) awaits(play, play.state.units[unit.id]!, 'mp', rule);
          },
        },
      ],
    },
  }),
];

const STIFLING = 11;
const SHUT_DOWN = 4;
/** Every so many turns a machine that should not exist has to hold together. */
export const STRAIN = 6;
const HOLDS = 8;

const turns: readonly AlphaRule[] = [
  quirk('poor-life-support', {
    steps: {
      ending: [
        {
          name: 'life support',
          after: 'effects',
          run: play => {
            for (const { id } of play.state.units) {
              const unit = play.state.units[id]!;
              const heat = unit.shutdown && unit.heat > 0 ? SHUT_DOWN : unit.heat;
              const rule = 'ASC-quirk-poor-life-support';
              if (heat === 0 || !isOn(unit) || !hasQuirk(unit, 'poor-life-support')) continue;
              if (!rolls(play, id, rule, STIFLING, ['the crew faints', 'the crew bears it'], heat)) continue;
              const marks = marking(play.state.units[id]!, { kind: 'stunned', until: play.state.turn + 1 });
              play.emit({ type: 'changed', unit: id, rule, what: 'crew stunned', change: { marks } });
            }
          },
        },
      ],
    },
  }),
  quirk('illegal-design', {
    steps: {
      mustering: [
        {
          name: 'strain',
          after: 'begin',
          run: play => {
            if (play.state.turn % STRAIN !== 0) return;
            for (const { id } of play.state.units) {
              const unit = play.state.units[id]!;
              const rule = 'ASC-quirk-illegal-design';
              if (!alive(unit) || isInfantry(unit) || !isOn(unit) || !hasQuirk(unit, 'illegal-design')) continue;
              const test = play.roll(2, 6, rule);
              const good = test.total > HOLDS;
              play.emit({ type: 'rolled', unit: id, rule, what: good ? 'holds together' : 'comes apart', roll: test, good });
              if (good) continue;
              const roll = play.roll(2, 6, rule);
              const total = roll.total + 2;
              const kind = total >= 12 ? 'destroyed' : criticalAt(unit, total);
              play.emit({ type: 'rolled', unit: id, rule, what: kind ?? 'no critical hit', roll, good: kind === null });
              if (!kind) continue;
              awaits(play, play.state.units[id]!, kind, rule);
              settle(play, id);
            }
          },
        },
      ],
    },
  }),
];

export const breakageQuirks: readonly AlphaRule[] = [...criticals, ...struck, ...turns];
