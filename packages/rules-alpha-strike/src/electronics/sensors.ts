import { table as terrain } from '@sortie/board';
import { BRACKETS } from '../attack/range.ts';
import type { Card } from '../card/card.ts';
import { NONE } from '../card/card.ts';
import { countOf, has } from '../card/specials.ts';
import { gone } from '../hidden/gone.ts';
import type { PlaceShot } from '../questions.ts';
import { type AlphaRule, core, does, type Table } from '../rule.ts';
import { blankUnit } from '../sequence/setup.ts';
import type { DeedCommand, Point, State, Unit } from '../shape.ts';
import { isOn, marking, markOf, onTable, unitAt } from '../state.ts';
import { restingPlace } from '../transport/place.ts';

/** Shots of a launcher of network sensors in one game, and how much easier a point is to hit. */
export const C3_SENSORS = 4;
export const AT_A_POINT = -4;

/** What lies there: a point of structure, no weapons, and what it hears with. */
const sensorCard = (networked: boolean): Card => ({
  name: 'Sensor',
  type: 'SV',
  size: 1,
  tmm: 0,
  moves: [],
  damage: [NONE, NONE, NONE],
  overheat: 0,
  armor: 0,
  structure: 1,
  specials: networked ? ['C3S'] : [],
  pv: 0,
});

/** `until` is the last turn it works; 0 for the rest of the game. */
export function plant(play: Table, owner: Unit, near: Point, networked: boolean, until: number): void {
  const id = play.state.units.length;
  const blank = blankUnit(sensorCard(networked), id, owner.seat, owner.base);
  const at = restingPlace(play.state, blank, near);
  const { elevation } = terrain.groundAt(play.state.table, at);
  play.emit({
    type: 'spawned',
    unit: { ...blank, skill: owner.skill, fate: 'fighting', at, z: elevation, marks: marking(blank, { kind: 'sensor', until }) },
    rule: networked ? 'AS-sua-c3rs' : 'AS-sua-rsd',
  });
}

/** A launcher shoots at Short range only. */
export const sensorShot = (state: State, attacker: Unit): PlaceShot => ({
  state,
  attacker,
  how: 'sensor',
  kind: 'device',
  range: 0,
  bracket: 0,
  lent: null,
  density: 0,
});

/** A shot at a point at Short range; the sensor listens for the rest of this turn and the next. */
const shootSensor = (play: Table, { unit: id, at }: DeedCommand): void => {
  const unit = unitAt(play.state, id);
  if (!at) return;
  const needs = play.ask('toHitPlace', sensorShot(play.state, unit));
  const roll = play.roll(2, 6, 'AS-sua-c3rs');
  const good = roll.total >= needs.total;
  play.emit({ type: 'rolled', unit: id, rule: 'AS-sua-c3rs', what: good ? 'the sensor stands' : 'the sensor is lost', needs, roll, good });
  play.emit({ type: 'sensorUsed', unit: id, sensor: 'C3RS' });
  if (good) plant(play, unit, at, true, play.state.turn + 1);
};

/** Dropped where the unit stands. */
const dropSensor = (play: Table, { unit: id }: DeedCommand): void => {
  const unit = unitAt(play.state, id);
  if (!isOn(unit)) return;
  play.emit({ type: 'sensorUsed', unit: id, sensor: 'RSD' });
  plant(play, unit, unit.at, false, 0);
};

const used = (unit: Unit, what: string): number => unit.spent.filter(one => one === what).length;

export const sensorRules: readonly AlphaRule[] = [
  core('AS-sua-c3rs', {
    permits: { deed: ['shootSensor'] },
    adds: { toHitPlace: ({ how }) => (how === 'sensor' ? AT_A_POINT : undefined) },
    forbids: {
      deed: (view, { unit: id, deed, at }) => {
        const unit = view.units[id];
        if (deed !== 'shootSensor' || !isOn(unit)) return undefined;
        if (!has(unit, 'C3RS') || used(unit, 'C3RS') >= C3_SENSORS) return 'it has no sensors to shoot';
        return at && terrain.spanOf(view.table, unit.at, at) <= BRACKETS[0] ? undefined : 'a sensor flies as far as Short range';
      },
    },
    // A sensor whose time is over is gone.
    steps: {
      ...does({ shootSensor }).steps,
      ending: [
        {
          name: 'sensors',
          after: 'effects',
          run: play => {
            for (const unit of onTable(play.state))
              if (markOf(unit, 'sensor')?.until === play.state.turn) gone(play, unit.id, 'AS-sua-c3rs', 'withdrawn');
          },
        },
      ],
    },
  }),
  core('AS-sua-rsd', {
    ...does({ dropSensor }),
    forbids: {
      deed: ({ units }, { unit: id, deed }) =>
        deed === 'dropSensor' && units[id] && used(units[id], 'RSD') >= countOf(units[id], 'RSD') ? 'it has no sensors to drop' : undefined,
    },
    follows: {
      // Whatever hides near a new sensor is found.
      spawned: ({ units }, { unit }) =>
        units.some(other => other.hidden && other.seat !== unit.seat) ? [{ type: 'surprise', unit: unit.id, path: [] }] : undefined,
    },
  }),
];
