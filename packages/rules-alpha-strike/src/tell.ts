import { type Telling, tell } from '@sortie/kernel';
import type { Event } from './event.ts';
import type { State } from './shape.ts';
import { callSign, INCH } from './state.ts';

const PHASES: { readonly [phase: string]: string } = {
  setup: 'Set-up',
  movement: 'Movement Phase',
  combat: 'Combat Phase',
  end: 'End Phase',
};

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The event as a sentence for the log. */
export function tellEvent(state: State, event: Event): Telling | undefined {
  const name = (id: number): string => callSign(state, id);
  switch (event.type) {
    case 'turnBegan':
      return tell('Turn {turn}', { turn: event.turn });
    case 'phaseBegan':
      return PHASES[event.phase] ? tell(PHASES[event.phase]!) : undefined;
    case 'initiativeRolled':
      return tell('Initiative: {a} to {b}, player {winner} wins', { a: total(event, 0), b: total(event, 1), winner: event.winner + 1 });
    case 'deployed':
      return event.hidden
        ? tell('{unit} is set up hidden', { unit: name(event.unit) })
        : tell('{unit} is set up', { unit: name(event.unit) });
    case 'moved':
      return tell(event.length < INCH / 2 ? MOVES['stand']! : (MOVES[event.mode] ?? '{unit} moves {inches} inches'), {
        unit: name(event.unit),
        inches: Math.round(event.length / INCH),
      });
    case 'flew':
      return tellFlight(name(event.unit), event);
    case 'attacked':
      return tellAttack(state, event);
    case 'damaged':
      return tellDamage(state, event);
    case 'rolled':
      return tell('{unit} rolls {roll}: {what}', { unit: name(event.unit), roll: event.roll.total, what: WHATS[event.what] ?? event.what });
    case 'changed':
      return event.what === 'heat' && event.change.heat !== undefined
        ? tell('{unit} is at heat {heat}', { unit: name(event.unit), heat: event.change.heat })
        : tell('{unit}: {what}', { unit: name(event.unit), what: WHATS[event.what] ?? event.what });
    case 'revealed':
      return event.as.hidden ? undefined : tell('{unit} comes out of hiding', { unit: event.as.name });
    case 'destroyed':
      return event.fate === 'destroyed'
        ? tell('{unit} is destroyed', { unit: name(event.unit) })
        : tell('{unit} has left the table', { unit: name(event.unit) });
    case 'shellFired':
      return tell('A shell is on its way');
    case 'shellLanded':
      return tell('A shell lands');
    case 'terrainChanged':
      return tellTerrain(state, event);
    case 'sideChanged':
      return TOLD.includes(event.what) ? tell('Player {player} {what}', { player: event.seat + 1, what: event.what }) : undefined;
    case 'briefed':
      return tell('Battlefield intelligence: {a} to {b}', { a: event.ratings[0] ?? 0, b: event.ratings[1] ?? 0 });
    case 'plotted':
      return tell('A point is plotted for artillery');
    case 'scored':
      return tell('Player {player} scores {points}: {what}', { player: event.seat + 1, points: event.points, what: event.what });
    case 'missionChanged':
      return event.unit === undefined ? tell(event.what) : tell('{unit}: {what}', { unit: name(event.unit), what: event.what });
    case 'gameEnded':
      return tell('The game is over');
    default:
      return undefined;
  }
}

/** What a side does that everybody may know of. */
const TOLD = ['yields the initiative', 'spends a success', 'overruns'];

/** Results that tables and rules know by a code. */
const WHATS: { readonly [code: string]: string } = {
  ammo: 'ammunition hit',
  engine: 'engine hit',
  fireControl: 'fire control hit',
  weapon: 'weapon hit',
  mp: 'movement hit',
  stunned: 'crew stunned',
  crewKilled: 'crew killed',
  fuel: 'fuel hit',
  thruster: 'thruster hit',
  crewHit: 'crew hit',
  door: 'doors jammed',
  collar: 'docking collar hit',
  kfBoom: 'K-F boom hit',
  motiveSlow: 'motive damage: slower',
  motiveHalf: 'motive damage: half Move',
  motiveStop: 'motive damage: immobile',
};

const MOVES: { readonly [mode: string]: string } = {
  stand: '{unit} stands still',
  jump: '{unit} jumps {inches} inches',
  sprint: '{unit} sprints {inches} inches',
  evade: '{unit} moves {inches} inches, evading',
};

const RING_WORDS = [
  '{unit} flies in the Central Zone',
  '{unit} flies in the Inner Ring',
  '{unit} flies in the Middle Ring',
  '{unit} flies in the Outer Ring',
] as const;

function tellFlight(unit: string, { fate, airborne, flight, run }: Of<'flew'>): Telling {
  if (fate === 'riding') return tell('{unit} is taken aboard', { unit });
  if (fate === 'aloft') return tell(RING_WORDS[flight.ring], { unit });
  if (!airborne) return tell('{unit} is on the ground', { unit });
  return run ? tell('{unit} attacks from the air', { unit }) : tell('{unit} flies over the table', { unit });
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

/** "Atlas fires everything at Griffin: needs 8, rolls 9 and hits." Devices are called by their code. */
function tellAttack(state: State, { unit, target, how, toHit, roll, hit }: Of<'attacked'>): Telling {
  const facts = {
    unit: callSign(state, unit),
    target: callSign(state, target),
    how: HOWS[how] ?? how,
    roll: roll.total,
    needs: toHit.total,
  };
  if (HOWS[how] !== undefined)
    return hit
      ? tell('{unit} {how} {target}: needs {needs}, rolls {roll} and hits', facts)
      : tell('{unit} {how} {target}: needs {needs}, rolls {roll} and misses', facts);
  return hit
    ? tell('{unit} uses {how} on {target}: needs {needs}, rolls {roll} and hits', facts)
    : tell('{unit} uses {how} on {target}: needs {needs}, rolls {roll} and misses', facts);
}

function tellDamage(state: State, { unit: id, armor, structure }: Of<'damaged'>): Telling {
  const unit = callSign(state, id);
  if (structure === 0) return tell('{unit} loses {armor} armor', { unit, armor });
  return armor === 0
    ? tell('{unit} loses {structure} structure', { unit, structure })
    : tell('{unit} loses {armor} armor and {structure} structure', { unit, armor, structure });
}

function tellTerrain({ table }: State, { piece, as }: Of<'terrainChanged'>): Telling | undefined {
  const before = table.pieces.find(({ id }) => id === piece);
  if (!as) return before && tell('The {kind} is gone', { kind: before.kind });
  if (before?.kind !== as.kind) return tell('There is {kind} now', { kind: as.kind });
  return as.cf !== undefined && as.cf !== before.cf
    ? tell('The {kind} has a construction factor of {cf} left', { kind: as.kind, cf: as.cf })
    : undefined;
}

const total = ({ rolls, totals }: Of<'initiativeRolled'>, seat: number): number => (rolls[seat]?.total ?? 0) + (totals[seat]?.total ?? 0);
