import { chanceOf, literal, nth, oneOf, record, tell } from '@sortie/kernel';
import { ARCS, WEAPON_CLASSES } from '../../card/card.ts';
import type { RadarChapter } from '../../chapter.ts';
import type { Asking } from '../../combat/clash.ts';
import { type Foreseen, shot } from '../../foresee.ts';
import { id } from '../../read.ts';
import type { Book } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { callSign } from '../../state.ts';
import { pricePerPoint } from '../../tactics/worth.ts';
import { ARC_NAMES } from '../../tell/names.ts';
import { afarRules, aimFrom, launch, pass } from './afar.ts';
import type { AfarCommands, AfarEvents } from './shape.ts';

const arc = oneOf(...ARCS);
type FromAfar = AfarCommands[keyof AfarCommands];

const foreseen = (asking: Asking, command: FromAfar): readonly Foreseen[] => {
  const { units } = asking.state;
  const weapon = command.type === 'pass' ? command.weapon : 'missiles';
  return [shot(asking, aimFrom(asking, nth(units, command.unit), nth(units, command.target), command.arc, weapon, command.type))];
};

/** A shot that can only miss is not fired: it forbids the better ones. */
const WASTE = 0.01;

/** What it is likely to do, at the price of what it is aimed at. */
const worthOf = (state: State, book: Book, command: FromAfar): number =>
  foreseen({ state, book }, command).reduce((sum, { needs, damage }) => sum + chanceOf(needs.total) * (damage?.total ?? 0), 0) *
    pricePerPoint(nth(state.units, command.target)) -
  WASTE;

/** Capital missiles into other sectors, and fire in passing at the edge of the system. */
export const afar: RadarChapter<{ command: keyof AfarCommands; event: keyof AfarEvents }> = {
  name: 'afar',
  rules: afarRules,
  begin: state => ({ ...state, strikes: [] }),
  commands: {
    launch: { read: record({ type: literal('launch'), unit: id, target: id, arc }), perform: launch },
    pass: { read: record({ type: literal('pass'), unit: id, target: id, arc, weapon: oneOf(...WEAPON_CLASSES) }), perform: pass },
  },
  events: {
    launched: {
      fold: (state, { strike }) => ({ ...state, strikes: [...state.strikes, strike] }),
      tell: (state, { strike: { target, damage } }) =>
        tell('Missiles are on their way to {target}: {damage} damage.', { target: callSign(state, target), damage }),
    },
    struck: { fold: (state, { strikes }) => ({ ...state, strikes }) },
    located: {
      fold: state => state,
      tell: (state, { unit, arc: side, roll }) =>
        tell('Missiles strike {unit} on the {arc} ({roll}).', { unit: callSign(state, unit), arc: ARC_NAMES[side], roll: roll.total }),
    },
  },
  heeds: { turnBegan: state => ({ ...state, strikes: [] }) },
  weighs: { launch: worthOf, pass: worthOf },
  foresees: { launch: foreseen, pass: foreseen },
};
