import { type RuleId, sure } from '@sortie/kernel';
import { isFlying } from '../../aerospace/aircraft.ts';
import { kindOf } from '../../attack/kind.ts';
import { rollCritical } from '../../criticals/roll.ts';
import { settle } from '../../criticals/settle.ts';
import { criticalAt } from '../../criticals/table.ts';
import { firedWeapons } from '../../heat/rules.ts';
import type { CriticalRoll } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import type { Critical, How, Unit } from '../../shape.ts';
import { alive, isInfantry, isOn, isSubmerged, marked, stoodStill, unitAt } from '../../state.ts';
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
  play.emit({ type: 'criticalMarked', unit: unit.id, hit: { kind, rule } });
}

/** A critical roll that a quirk brings about must not bring about another of its own kind. */
const ONCE = 'ASC-quirk-prototype';

function again(play: Table, critical: CriticalRoll, rule: RuleId): void {
  const unit = unitAt(play.state, critical.unit);
  play.emit({
    type: 'rolled',
    unit: unit.id,
    rule,
    what: 'rolls again',
    needs: sure(critical.needs, 'needs'),
    roll: sure(critical.roll, 'roll'),
  });
  critical.roll = play.roll(2, 6, rule);
  critical.kind = criticalAt(play.book, unit, critical.roll.total + sure(critical.needs, 'needs').total);
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
            const unit = unitAt(play.state, critical.unit);
            if (sure(critical.roll, 'roll').total !== 12 || !hasQuirk(unit, 'cowl') || unit.spent.includes('cowl')) return;
            play.emit({ type: 'cowlHeld', unit: unit.id });
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
          // Whatever else has been rolled again.
          before: 'record',
          run: (play, critical) => {
            if (critical.kind === null && hasQuirk(unitAt(play.state, critical.unit), 'poor-workmanship'))
              again(play, critical, 'ASC-quirk-poor-workmanship');
          },
        },
      ],
    },
  }),
  quirk('poor-sealing', {
    adds: { holed: ({ unit }) => (hasQuirk(unit, 'poor-sealing') ? -SEAL : undefined) },
    steps: {
      critical: [
        {
          name: 'poor sealing',
          after: 'roll',
          run: (play, critical) => {
            const unit = unitAt(play.state, critical.unit);
            if (!hasQuirk(unit, 'poor-sealing') || (critical.why !== 'breach' && !isSubmerged(unit))) return;
            const total = sure(critical.roll, 'roll').total + sure(critical.needs, 'needs').total + SEAL;
            critical.needs = {
              total: sure(critical.needs, 'needs').total + SEAL,
              terms: [...sure(critical.needs, 'needs').terms, { rule: 'ASC-quirk-poor-sealing', value: SEAL }],
            };
            critical.kind = total >= 12 ? 'destroyed' : criticalAt(play.book, unit, total);
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
            const unit = unitAt(play.state, id);
            if (kind && sure(roll, 'the roll').rule !== ONCE && hasQuirk(unit, 'prototype') && !marked(unit, 'prototype')) {
              play.emit({ type: 'gaveWay', unit: id, until: play.state.turn });
              rollCritical(play, id, by);
              play.emit({ type: 'heldAgain', unit: id });
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
            const unit = unitAt(play.state, id);
            const rule = 'ASC-quirk-fragile-fuel-tank';
            if (hasQuirk(unit, 'fragile-fuel-tank') && rolls(play, id, rule, 10, ['its fuel burns', 'its fuel tank holds']))
              awaits(play, unitAt(play.state, id), 'destroyed', rule);
          },
        },
      ],
    },
  }),
];

const isFist = (how: How): boolean => kindOf(how) === 'physical';

/** What being struck does to a machine with a weak spot. */
const struck: readonly AlphaRule[] = [
  quirk('exposed-weapon-linkage', {
    steps: {
      suffering: [
        {
          name: 'exposed linkage',
          after: 'begin',
          run: (play, { unit: id, points }) => {
            const unit = unitAt(play.state, id);
            const rule = 'ASC-quirk-exposed-weapon-linkage';
            if (points <= 0 || unit.structure <= 0 || !hasQuirk(unit, 'exposed-weapon-linkage')) return;
            if (rolls(play, id, rule, 10, ['a weapon hit', 'the linkage holds'])) awaits(play, unitAt(play.state, id), 'weapon', rule);
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
            const unit = unitAt(play.state, id);
            const rule = 'ASC-quirk-cooling-system-flaws';
            if (by === null || !hasQuirk(unit, 'cooling-system-flaws') || unit.structure <= 0) return;
            if (!isFist(how) && points <= 2) return;
            if (!rolls(play, id, rule, 10, ['its coolant leaks', 'its coolant holds'])) return;
            play.emit({ type: 'coolantLeaked', unit: id, heat: unitAt(play.state, id).heat + 1 });
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
            const unit = unitAt(play.state, aim.attacker.id);
            const rule = 'ASC-quirk-weak-legs';
            if (aim.how !== 'dfa' || !hasQuirk(unit, 'weak-legs')) return;
            if (rolls(play, unit.id, rule, 8, ['its legs give way', 'its legs hold']))
              awaits(play, unitAt(play.state, unit.id), 'mp', rule);
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
              const unit = unitAt(play.state, id);
              const heat = unit.shutdown && unit.heat > 0 ? SHUT_DOWN : unit.heat;
              const rule = 'ASC-quirk-poor-life-support';
              if (heat === 0 || !(isOn(unit) || unit.fate === 'aloft') || !hasQuirk(unit, 'poor-life-support')) continue;
              if (!rolls(play, id, rule, STIFLING, ['the crew faints', 'the crew bears it'], heat)) continue;
              play.emit({ type: 'stunned', unit: id, until: play.state.turn + 1, rule });
              if (isFlying(unit)) play.emit({ type: 'shutDown', unit: id, heat: unit.heat, rule });
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
              const unit = unitAt(play.state, id);
              const rule = 'ASC-quirk-illegal-design';
              if (!alive(unit) || isInfantry(unit) || !isOn(unit) || !hasQuirk(unit, 'illegal-design')) continue;
              const test = play.roll(2, 6, rule);
              const good = test.total > HOLDS;
              play.emit({ type: 'rolled', unit: id, rule, what: good ? 'holds together' : 'comes apart', roll: test, good });
              if (good) continue;
              const roll = play.roll(2, 6, rule);
              const total = roll.total + 2;
              const kind = total >= 12 ? 'destroyed' : criticalAt(play.book, unit, total);
              play.emit({ type: 'rolled', unit: id, rule, what: kind ?? 'no critical hit', roll, good: kind === null });
              if (!kind) continue;
              awaits(play, unitAt(play.state, id), kind, rule);
              settle(play, id);
            }
          },
        },
      ],
    },
  }),
];

export const breakageQuirks: readonly AlphaRule[] = [...criticals, ...struck, ...turns];
