import type { table as terrain } from '@sortie/board';
import { type RuleId, type Seat, tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { ByUnit, Counted, Mark, Point, State, Unit, UnitId } from '../../shape.ts';
import { callSign, marking, unmarking } from '../../state.ts';
import { carrying, type Load } from '../external-cargo/facts.ts';
import { aroundBuilding } from './lay-out.ts';
import { defenderOf } from './marker.ts';
import type { Mission, MissionOrder } from './mission.ts';

/** What a mission counts, and what becomes of the things that it is about. */
export interface MissionFacts {
  readonly scored: { readonly seat: Seat; readonly points: number; readonly rule: RuleId; readonly what: string };
  /** A side has written something down that the other does not read. */
  readonly noted: { readonly seat: Seat; readonly notes: readonly string[]; readonly rule: RuleId };
  /** A player has put a piece of terrain on the table, or has let it be. */
  readonly featureLaid: { readonly seat: Seat; readonly left: readonly number[]; readonly piece?: terrain.Piece };
  readonly flagsTied: { readonly rule: RuleId };
  readonly gotThrough: { readonly unit: UnitId; readonly escaped: number };
  readonly newsBrought: { readonly unit: UnitId; readonly home: number };
  readonly attackWent: { readonly turns: number };
  /** Somebody has looked into a building, or at a unit, and has found what was written down. */
  readonly buildingScanned: { readonly key: string; readonly there: boolean; readonly counts: boolean };
  readonly commanderSought: { readonly unit: UnitId; readonly found: boolean };
  readonly struck: { readonly unit: UnitId; readonly turn: number; readonly by?: UnitId };
  readonly flagTaken: { readonly unit: UnitId; readonly seat: Seat };
  readonly flagDelivered: { readonly unit: UnitId; readonly loads: readonly Load[] };
  readonly flagBroughtHome: { readonly unit: UnitId; readonly seat: Seat; readonly at: Point; readonly z: number };
  readonly markerReached: { readonly unit: UnitId; readonly seat: Seat; readonly until: number };
  readonly markerHeld: { readonly unit: UnitId; readonly marker: UnitId | null };
  readonly markerCaptured: { readonly unit: UnitId; readonly seat: Seat };
}

/** What a mission makes of a unit that is gone, of a building that has fallen in, of somebody at a marker, of notes that are missing. */
export interface MissionDuties {
  readonly credit: { readonly type: 'credit'; readonly unit: UnitId; readonly fate: 'destroyed' | 'withdrawn'; readonly rule: RuleId };
  readonly uncover: { readonly type: 'uncover'; readonly piece: string };
  readonly touch: { readonly type: 'touch'; readonly unit: UnitId; readonly left: boolean };
  readonly draw: { readonly type: 'draw' };
  /** Points that a line gives for something that has happened. */
  readonly award: { readonly type: 'award' } & MissionFacts['scored'];
}

interface OfSide {
  readonly seat: Seat;
}

declare module '../../shape/setup.ts' {
  interface Setup {
    /** What the fight is about, where it is more than the last one standing. */
    readonly mission?: MissionOrder;
  }
}
declare module '../../shape/state.ts' {
  interface State {
    /** What the fight is about, and what each side has written down in secret. */
    readonly mission?: Mission;
    readonly notes?: readonly (readonly string[])[];
  }
}
declare module '../../shape/open.ts' {
  interface ChapterDuties extends MissionDuties {}
  interface ChapterLooks {
    /** Looking into a building instead of shooting at it. */
    readonly scan: true;
  }
  interface ChapterEvents extends Facts<MissionFacts> {}
  interface ChapterMarks {
    readonly flag: OfSide;
    readonly taken: OfSide;
    readonly brought: OfSide;
    readonly touched: OfSide;
    readonly holding: ByUnit;
    readonly struck: Counted & Partial<ByUnit>;
  }
}

const withMission = (state: State, change: (mission: Mission) => Partial<Mission>): State =>
  state.mission ? { ...state, mission: { ...state.mission, ...change(state.mission) } } : state;

const scannedOf = ({ scanned, found }: Mission, key: string, there: boolean): Pick<Mission, 'scanned' | 'found'> => ({
  scanned: [...scanned, key],
  found: there ? [...found, key] : found,
});

const taken = (unit: Pick<Unit, 'marks'>, seat: Seat): readonly Mark[] => marking(unit, { kind: 'taken', until: 0, seat });

export const missionFacts: Parts<keyof MissionFacts> = {
  scored: {
    fold: (state, { seat, points }) => {
      const [a, b] = state.score ?? [0, 0];
      return { ...state, score: seat === 0 ? [a + points, b] : [a, b + points] };
    },
    tell: (_state, { seat, points, what }) => tell('Player {player} scores {points}: {what}', { player: seat + 1, points, what }),
  },
  noted: {
    fold: (state, { seat, notes }) => ({ ...state, notes: [0, 1].map(one => (one === seat ? notes : (state.notes?.[one] ?? []))) }),
    redact: (_state, event, seat) => (event.seat === seat ? event : { ...event, notes: [] }),
  },
  featureLaid: {
    fold: (state, { left, piece }) => {
      const table = piece ? { ...state.table, pieces: [...state.table.pieces, piece] } : state.table;
      const more = piece?.kind === 'building' ? aroundBuilding(table, piece, defenderOf(state)) : [];
      return withMission({ ...state, table }, ({ zones: [south, north] }) => ({
        features: left,
        zones: defenderOf(state) === 0 ? [south && [...south, ...more], north] : [south, north && [...north, ...more]],
      }));
    },
    tell: (_state, { seat, piece }) =>
      piece
        ? tell('Player {player} puts {what} on the table', { player: seat + 1, what: piece.kind })
        : tell('Player {player} puts nothing on the table', { player: seat + 1 }),
  },
  flagsTied: {
    fold: state => withMission(state, () => ({ tied: true })),
    tell: () => tell('Both sides have brought a flag home'),
  },
  gotThrough: {
    fold: (state, { escaped }) => withMission(state, () => ({ escaped })),
    tell: (state, { unit }) => tell('{unit} is through', { unit: callSign(state, unit) }),
  },
  newsBrought: {
    fold: (state, { home }) => withMission(state, () => ({ home })),
    tell: (state, { unit }) => tell('{unit} brings home what it has seen', { unit: callSign(state, unit) }),
  },
  attackWent: {
    fold: (state, { turns }) => withMission(state, () => ({ run: turns })),
    tell: (_state, { turns }) => (turns > 0 ? tell('The attack gains ground') : tell('The attack is thrown back')),
  },
  buildingScanned: {
    fold: (state, { key, there, counts }) => withMission(state, mission => scannedOf(mission, key, there && counts)),
    tell: (_state, { there }) => (there ? tell('An objective is revealed') : tell('The building is empty')),
  },
  commanderSought: {
    fold: (state, { unit, found }) => withMission(state, mission => scannedOf(mission, `unit:${unit}`, found)),
    tell: (state, { unit, found }) =>
      found
        ? tell('{unit} commands the other side', { unit: callSign(state, unit) })
        : tell('{unit} does not command', { unit: callSign(state, unit) }),
  },
  struck: ofUnit({
    fold: (unit, { turn, by }) => ({ marks: marking(unit, { kind: 'struck', until: 0, value: turn, ...(by !== undefined && { by }) }) }),
  }),
  flagTaken: ofUnit({
    fold: (unit, { seat }) => ({ marks: taken({ marks: unmarking(unit, 'brought') }, seat) }),
    says: tell('{unit} is captured'),
  }),
  flagDelivered: ofUnit({ fold: (unit, { loads }) => ({ marks: carrying(unit, loads) }), says: tell('{unit} brings a flag home') }),
  flagBroughtHome: ofUnit({
    fold: (unit, { seat, at, z }) => ({
      fate: 'fighting',
      rides: null,
      airborne: false,
      at,
      z,
      marks: marking({ marks: unmarking(unit, 'cargo') }, { kind: 'brought', until: 0, seat }),
    }),
    says: tell('{unit} is brought home'),
  }),
  markerReached: ofUnit({
    fold: ({ marks }, { seat, until }) => ({
      marks: [...marks.filter(mark => mark.kind !== 'touched' || mark.seat !== seat), { kind: 'touched', until, seat }],
    }),
    says: tell('{unit} is reached'),
  }),
  markerHeld: ofUnit({
    fold: (unit, { marker }) => ({
      marks: marker === null ? unmarking(unit, 'holding') : marking(unit, { kind: 'holding', until: 0, by: marker }),
    }),
    says: ({ marker }) => (marker === null ? tell('{unit} lets the objective go') : tell('{unit} takes hold of the objective')),
  }),
  markerCaptured: ofUnit({ fold: (unit, { seat }) => ({ marks: taken(unit, seat) }), says: tell('{unit} is captured') }),
};
