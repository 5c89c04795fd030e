import { FACING_NAMES, type Facing, type Hex, hexLabel } from '@sortie/geometry';
import { type Answer, type EventPart, last, nth, type Roll, sure, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import { movedBy } from '../../movement/moved.ts';
import type { Classic, Shot, UnitId } from '../../shape.ts';
import { callSign, sheetFor, unitAt, withUnit } from '../../state.ts';

export interface FlightEvents {
  /** A flight over the map; whoever lands or takes off is on the ground at one end of it. */
  readonly flew: {
    readonly type: 'flew';
    readonly unit: UnitId;
    readonly path: readonly Hex[];
    readonly heading: Facing;
    readonly altitude: number;
    readonly landed?: true;
    readonly search?: true;
  };
  /** A camera has searched all that it has flown over; and one that hides there has rolled against it. */
  readonly groundSearched: { readonly type: 'groundSearched'; readonly unit: UnitId };
  readonly hideoutFilmed: {
    readonly type: 'hideoutFilmed';
    readonly unit: UnitId;
    readonly camera: UnitId;
    readonly needed: number;
    readonly roll: Roll;
    readonly ok: boolean;
  };
  readonly sank: {
    readonly type: 'sank';
    readonly unit: UnitId;
    readonly why: Sinking;
    readonly altitude: number;
    readonly roll: Roll | null;
  };
  /** Beams sweep over everybody in some hexes: these are the shots that come of it. */
  readonly strafed: { readonly type: 'strafed'; readonly unit: UnitId; readonly shots: readonly Shot[] };
  /** One bomb falls; `lands` is where, `null` beyond the map. */
  readonly bombed: {
    readonly type: 'bombed';
    readonly unit: UnitId;
    readonly bin: number;
    readonly at: Hex;
    readonly lands: Hex | null;
    readonly toHit: Answer;
    readonly roll: Roll | null;
    readonly scatter: Roll | null;
  };
  readonly crashed: { readonly type: 'crashed'; readonly unit: UnitId; readonly at: Hex; readonly roll: Roll; readonly damage: number };
}

/** Why a fighter is lower than it was. */
type Sinking = 'strike' | 'dive' | 'lost';

export const flightEvents: { readonly [E in keyof FlightEvents]: EventPart<Classic, E> } = {
  flew: {
    fold: (state, { unit, path, heading, altitude, landed, search }) =>
      withUnit(state, unit, {
        at: last(path),
        facing: heading,
        flight: { altitude, path: landed ? [] : path, ...(search ? { search } : {}) },
        moved: movedBy('stand', 0, true),
      }),
    tell: (state, { unit, path, heading, altitude, landed }) => {
      const args = {
        unit: callSign(state, unit),
        from: hexLabel(nth(path, 0)),
        to: hexLabel(last(path)),
        heading: FACING_NAMES[heading],
        altitude,
      };
      return landed
        ? tell('{unit} comes in over {from} and rolls out in {to}.', args)
        : tell('{unit} flies from {from} to {to}, heading {heading}, at altitude {altitude}.', args);
    },
  },
  groundSearched: {
    fold: (state, { unit }) => change(state, unit, ({ flight }) => ({ flight: { ...sure(flight, 'the flight'), searched: true } })),
    tell: (state, { unit }) => tell('{unit} searches the ground with its camera.', { unit: callSign(state, unit) }),
  },
  hideoutFilmed: {
    fold: state => state,
    tell: (state, { unit, needed, roll, ok }) => {
      const args = { unit: callSign(state, unit), needed, roll: roll.total };
      return ok
        ? tell('{unit} is found by a camera: {roll} against {needed}.', args)
        : tell('{unit} is not found by a camera: {roll} against {needed}.', args);
    },
    // Whoever was not found is nobody the other side has heard of.
    redact: (state, event, seat) => (event.ok || unitAt(state, event.unit).seat === seat ? event : undefined),
  },
  sank: {
    fold: (state, { unit, altitude }) => change(state, unit, ({ flight }) => ({ flight: { ...sure(flight, 'the flight'), altitude } })),
    tell: (state, { unit, why, altitude }) => {
      const args = { unit: callSign(state, unit), altitude };
      return why === 'lost'
        ? tell('{unit} loses height out of control: altitude {altitude}.', args)
        : tell('{unit} pulls up at altitude {altitude}.', args);
    },
  },
  strafed: {
    fold: (state, { unit, shots }) => change(state, unit, ({ fire }) => ({ fire: { ...sure(fire, 'the fire'), shots } })),
    tell: (state, { unit, shots }) => tell('{unit} strafes: {shots} attacks.', { unit: callSign(state, unit), shots: shots.length }),
  },
  bombed: {
    fold: (state, { unit, bin }) => change(state, unit, ({ ammo }) => ({ ammo: ammo.map((left, i) => (i === bin ? left - 1 : left)) })),
    tell: (state, { unit, bin, at, lands, toHit, roll }) => {
      const args = {
        unit: callSign(state, unit),
        bomb: nth(sheetFor(unitAt(state, unit)).bins, bin).name,
        at: hexLabel(at),
        needed: toHit.total,
        roll: roll?.total ?? 0,
        lands: lands ? hexLabel(lands) : '',
      };
      if (lands === null)
        return tell('{unit} drops a bomb ({bomb}) at {at}, needs {needed} and rolls {roll}: it is lost beyond the map.', args);
      return tell('{unit} drops a bomb ({bomb}) at {at}, needs {needed} and rolls {roll}: it falls on {lands}.', args);
    },
  },
  crashed: {
    fold: (state, { unit, at }) => withUnit(state, unit, { at, flight: { altitude: 0, path: [] } }),
    tell: (state, { unit, at, damage }) =>
      tell('{unit} crashes into {at}: {damage} damage.', { unit: callSign(state, unit), at: hexLabel(at), damage }),
  },
};
