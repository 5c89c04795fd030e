import { list, literal, record, tell } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { allUnits, changeSide } from '../../evolve/change.ts';
import { unit } from '../../io/command.ts';
import type { SideState, State } from '../../model/state.ts';
import { side } from '../../tell/names.ts';
import { comradeRules } from './comrades.ts';
import type { SquadCommands, SquadEvents } from './shape.ts';
import { assign, performReorganize, squadRules } from './squads.ts';

const bothSides = (state: State, change: Partial<SideState>): State => changeSide(changeSide(state, 0, change), 1, change);

/** A platoon of two squads, each under its own commander, and what losses do to them (14.11, 14.12). */
export const squads: ImpactChapter<{ command: keyof SquadCommands; event: keyof SquadEvents }> = {
  name: 'squads',
  rules: [...squadRules, ...comradeRules],
  begin: state => bothSides(state, { reorganizing: false, shaken: false }),
  commands: {
    assign: { read: record({ type: literal('assign'), first: list(unit, 40) }), perform: assign },
    reorganize: { read: record({ type: literal('reorganize') }), perform: performReorganize },
  },
  events: {
    reorganized: {
      fold: (state, { seat }) =>
        allUnits(changeSide({ ...state, passes: 0 }, seat, { reorganizing: true }), one =>
          one.seat === seat && one.morale === 'good' ? { ...one, done: true } : one,
        ),
      tell: (state, { seat }) => tell('{side} reorganizes into one squad', { side: side(state, seat) }),
    },
    merged: {
      fold: (state, { seat, shaken }) =>
        allUnits(changeSide(state, seat, { squads: 1, shaken, succession: [0, 0, 0] }), one =>
          one.seat === seat ? { ...one, squad: 0 } : one,
        ),
    },
  },
  heeds: { turnEnded: state => bothSides(state, { reorganizing: false }) },
};
