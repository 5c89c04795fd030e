import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, type Seat, sure } from '@sortie/kernel';
import { wallShot } from '../../buildings/buildings.ts';
import { besideBuilding, inNoise } from '../../electronics/noise.ts';
import { probeRange } from '../../hidden/hidden.ts';
import { MEASURES } from '../../measure.ts';
import { type AlphaRule, type Book, core, type Table } from '../../rule.ts';
import type { AbilityCommand, AlphaStrike, State, Unit } from '../../shape.ts';
import { baseOf, INCH, isOn, otherSeat, radiusOf, type Standing, unitAt } from '../../state.ts';
import { wrongStrength } from './counsel.ts';
import { buildingsOf } from './lay-out.ts';
import { defenderOf, forceOf, is, missionIn, writes } from './marker.ts';
import { notesOf } from './secrets.ts';
import { keepsApart, ownGround } from './stand-up-fight.ts';

const OBJECTIVE = 100;
const LOST = 100;
const REPORTED = 500;
const PREVENTED = 1000;
const ALL_FOUND = 500;
/** Units that make a lance. */
const LANCE = 4;
const AWAY = 12;

const scouts = (state: State, seat: Seat): boolean => is(state, 'reconnaissance', 'easter-egg') || seat === state.attacker;

/** How a unit can look into a building: at its wall, or with a probe. */
export function scanOf(
  state: State,
  unit: Unit | undefined,
  piece: terrain.Piece | undefined,
  book: Book,
): 'contact' | 'probe' | undefined {
  if (!isOn(unit) || piece?.kind !== 'building') return undefined;
  if (geometry.touches(piece.outline, unit.at, radiusOf(unit) + 5)) return 'contact';
  if (inNoise(state, unit)) return undefined;
  const range = probeRange(unit, state, book);
  return range > 0 && MEASURES[unit.base].toShape(baseOf(unit), piece.outline) <= range * INCH ? 'probe' : undefined;
}

function scan(play: Table, { unit: id, choice }: AbilityCommand): void {
  const unit = unitAt(play.state, sure(id, 'unit')) as Standing;
  const piece = sure(
    play.state.table.pieces.find(one => one.id === choice),
    'building',
  );
  const how = scanOf(play.state, unit, piece, play.book);
  const rule = how === 'contact' ? 'ASC-scen-recon-contact-scan' : 'ASC-scen-recon-probe-scan';
  play.emit({ type: 'acted', unit: unit.id, deed: 'scan', rule });
  if (how === 'probe' && !hits(play, unit, piece)) return;
  reveal(play, piece.id, unit.seat, true);
}

/** A scan from afar is aimed like a shot, but standing still does not make it easier. */
function hits(play: Table, unit: Standing, piece: terrain.Piece): boolean {
  const shot = wallShot(play.state, unit, piece);
  if (!shot) return false;
  const needs = play.ask('toHitPlace', { ...shot, within: 'scan' });
  const roll = play.roll(2, 6, 'ASC-scen-recon-probe-scan');
  const good = roll.total >= needs.total;
  play.emit({
    type: 'rolled',
    unit: unit.id,
    rule: 'ASC-scen-recon-probe-scan',
    what: good ? 'sees inside' : 'sees nothing',
    needs,
    roll,
    good,
  });
  return good;
}

/** Everybody learns what was in a building; whoever was to find it may have found it. */
function reveal(play: Table, piece: string, by: Seat, counts: boolean): void {
  const there = notesOf(play.state, otherSeat(by)).includes(piece);
  const key = `${by}:${piece}`;
  play.emit({ type: 'buildingScanned', key, there, counts });
}

/** A building has fallen in: what was in it is known, and lost; how it counts depends on who did it. */
export const uncover: Handler<AlphaStrike, 'uncover'> = (play, { piece }) => {
  const { state } = play;
  const deliberate = state.phase === 'combat';
  for (const finder of [0, 1].filter(seat => scouts(state, seat))) {
    if (missionIn(state).scanned.includes(`${finder}:${piece}`)) continue;
    const there = notesOf(state, otherSeat(finder)).includes(piece);
    reveal(play, piece, finder, deliberate && play.seat === otherSeat(finder));
    if (there && play.seat === finder && is(state, 'reconnaissance', 'plain', 'hide-and-seek'))
      play.emit({
        type: 'scored',
        seat: otherSeat(finder),
        points: LOST,
        rule: 'ASC-scen-recon-defender-vp',
        what: 'an objective destroyed unseen',
      });
  }
};

const foundBy = (state: State, seat: Seat): number => missionIn(state).found.filter(key => key.startsWith(`${seat}:`)).length;
/** Has this side learned of everything that the other has noted? */
const complete = (state: State, seat: Seat): boolean => {
  const notes = notesOf(state, otherSeat(seat)).length;
  return notes > 0 && foundBy(state, seat) >= notes;
};

function judgeHunt(play: Table): readonly Seat[] | undefined {
  const done = [0, 1].filter(seat => complete(play.state, seat));
  if (done.length === 0) return undefined;
  for (const seat of done)
    play.emit({ type: 'scored', seat, points: ALL_FOUND, rule: 'ASC-scen-recon-easter-egg-score', what: 'every objective revealed' });
  return done.length === 1 ? done : [];
}

/** Everything learned, and a lance brought home with it? Then the attacker has done what it came for. */
function judgeScouting(play: Table): readonly Seat[] | undefined {
  const { state } = play;
  const { attacker } = state;
  const reported = complete(state, attacker) && missionIn(state).home >= Math.min(LANCE, forceOf(state, attacker).length);
  if (reported) {
    play.emit({ type: 'scored', seat: attacker, points: REPORTED, rule: 'ASC-scen-recon-attacker-vp', what: 'the news brought home' });
    return [attacker];
  }
  const gone = !state.units.some(unit => unit.seat === attacker && (isOn(unit) || unit.fate === 'riding' || unit.fate === 'aloft'));
  if (!gone && state.turn < state.limit) return undefined;
  play.emit({ type: 'scored', seat: defenderOf(state), points: PREVENTED, rule: 'ASC-scen-recon-defender-vp', what: 'the secret kept' });
  return [defenderOf(state)];
}

const scannable = (view: State, { unit: id, choice, target }: AbilityCommand, book: Book): string | undefined => {
  if (target !== undefined) return undefined;
  const unit = view.units[id ?? -1];
  if (!unit || writes(view, otherSeat(unit.seat)) !== 'buildings') return 'there is nothing to look for';
  if (view.phase !== 'combat') return 'buildings are scanned in the Combat Phase';
  if (unit.did.length > 0) return 'it has already acted this turn';
  if (view.mission?.scanned.includes(`${unit.seat}:${choice}`)) return 'that building has been scanned';
  return scanOf(
    view,
    unit,
    view.table.pieces.find(one => one.id === choice),
    book,
  )
    ? undefined
    : 'it cannot look into that building from here';
};

const nearBuilding = (view: State, unit: Unit, at: { readonly x: number; readonly y: number }, inches: number): boolean =>
  buildingsOf(view.table).some(({ outline }) => geometry.touches(outline, at, radiusOf(unit) + inches * INCH));

/** A third of the defenders lies hidden about the buildings. */
const mayLurk = (state: State, unit: Unit): boolean => {
  if (!is(state, 'reconnaissance', 'hide-and-seek') || unit.seat !== defenderOf(state)) return false;
  const force = forceOf(state, unit.seat);
  return force.filter(({ hidden }) => hidden).length < Math.floor(force.length / 3);
};

export const reconRules: readonly AlphaRule[] = [
  core('ASC-scen-reconnaissance', {
    covers: ['ASC-scen-recon-buildings', 'ASC-scen-recon-defender-vp', 'ASC-scen-recon-easter-egg-score'],
    steps: {
      judging: [
        {
          name: 'reconnaissance',
          before: 'standing',
          run: (play, verdict) => {
            if (verdict.over || !is(play.state, 'reconnaissance')) return;
            verdict.fighting = false;
            const winners = is(play.state, 'reconnaissance', 'easter-egg') ? judgeHunt(play) : judgeScouting(play);
            if (winners) verdict.over = { winners, reason: 'objective' };
          },
        },
      ],
    },
  }),
  core('ASC-scen-recon-cf', { forbidsSetup: wrongStrength, splitFrom: { rule: 'ASC-scen-reconnaissance', version: 2 } }),
  core('ASC-scen-recon-contact-scan', {
    forbids: {
      ability: (view, command, _seat, book) => (command.ability === 'scan' && view.mission ? scannable(view, command, book) : undefined),
    },
    steps: {
      using: [
        {
          name: 'scan',
          after: 'begin',
          run: (play, command) => {
            if (command.ability === 'scan' && command.choice !== undefined && command.target === undefined) scan(play, command);
          },
        },
      ],
    },
  }),
  core('ASC-scen-recon-probe-scan', { waives: { toHitPlace: ({ within }) => (within === 'scan' ? ['AS-bld-attack'] : undefined) } }),
  core('ASC-scen-recon-reveal', {
    follows: {
      terrainChanged: (state, { piece, rule }) =>
        is(state, 'reconnaissance') && rule === 'AS-bld-collapse' ? [{ type: 'uncover', piece }] : undefined,
    },
  }),
  core('ASC-scen-recon-deployment', {
    forbids: {
      deploy: (view, { unit: id, at }, seat) => {
        const unit = view.units[id];
        return unit && is(view, 'reconnaissance') && scouts(view, seat) && nearBuilding(view, unit, at, AWAY)
          ? 'a building is too near'
          : undefined;
      },
    },
  }),
  keepsApart('ASC-scen-recon-defender-deployment', view => is(view, 'reconnaissance'), {
    ...ownGround(state => is(state, 'reconnaissance')),
    covers: ['ASC-scen-recon-easter-egg'],
  }),
  core('ASC-scen-recon-attacker-vp', {
    splitFrom: { rule: 'ASC-scen-reconnaissance', version: 2 },
    follows: {
      buildingScanned: (_state, { key, there, counts }) =>
        there && counts
          ? [
              {
                type: 'award',
                seat: key.startsWith('0:') ? 0 : 1,
                points: OBJECTIVE,
                rule: 'ASC-scen-recon-attacker-vp',
                what: 'an objective revealed',
              },
            ]
          : undefined,
    },
  }),
  core('ASC-scen-recon-hide-and-seek', {
    affirms: { hides: ({ state, unit }) => mayLurk(state, unit) },
    forbids: {
      deploy: (view, { unit: id, at, hidden }) => {
        const unit = view.units[id];
        if (!hidden || !unit || !is(view, 'reconnaissance', 'hide-and-seek') || unit.seat !== defenderOf(view)) return undefined;
        return besideBuilding(view, unit, at) ? undefined : 'they hide in the buildings or beside them';
      },
    },
  }),
];
