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
      return tell(MOVES[event.mode] ?? '{unit} moves {inches} inches', { unit: name(event.unit), inches: Math.round(event.length / INCH) });
    case 'attacked':
      return tell(
        event.hit
          ? '{unit} attacks {target} ({how}): {roll} against {needs}, a hit'
          : '{unit} attacks {target} ({how}): {roll} against {needs}, a miss',
        {
          unit: name(event.unit),
          target: name(event.target),
          how: event.how,
          roll: event.roll.total,
          needs: event.toHit.total,
        },
      );
    case 'damaged':
      return tell('{unit} loses {armor} armor and {structure} structure', {
        unit: name(event.unit),
        armor: event.armor,
        structure: event.structure,
      });
    case 'rolled':
      return tell('{unit}: {roll}, {what}', { unit: name(event.unit), roll: event.roll.total, what: event.what });
    case 'changed':
      return tell('{unit}: {what}', { unit: name(event.unit), what: event.what });
    case 'spawned':
      return tell('{unit} comes onto the table', { unit: event.unit.name });
    case 'revealed':
      return event.as.hidden ? undefined : tell('{unit} comes out of hiding', { unit: event.as.name });
    case 'destroyed':
      return tell(event.fate === 'destroyed' ? '{unit} is destroyed' : '{unit} has left the table', { unit: name(event.unit) });
    case 'shellLanded':
      return tell('A shell lands');
    case 'gameEnded':
      return tell('The game is over');
    default:
      return undefined;
  }
}

const MOVES: { readonly [mode: string]: string } = {
  stand: '{unit} stands still',
  jump: '{unit} jumps {inches} inches',
  sprint: '{unit} sprints {inches} inches',
};

const total = ({ rolls, totals }: Extract<Event, { readonly type: 'initiativeRolled' }>, seat: number): number =>
  (rolls[seat]?.total ?? 0) + (totals[seat]?.total ?? 0);
