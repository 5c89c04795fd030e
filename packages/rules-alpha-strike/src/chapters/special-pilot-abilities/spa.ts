import { type AlphaRule, option, type Seen } from '../../rule.ts';
import type { AttackCommand, How, MoveCommand } from '../../shape.ts';
import { foesOf, type Standing } from '../../state.ts';

type Parts = Omit<AlphaRule, 'id' | 'cite' | 'kind'>;

/** An ability of a pilot or crew: in force where players list it, and then only for those who have it. */
export const spa = (id: string, parts: Parts = {}): AlphaRule => option(`ASC-spa-${id}`, parts);

/** Attacks with something said besides, on every enemy: for those who can. */
export function* saying(
  view: Seen,
  unit: Standing,
  may: (unit: Standing) => boolean,
  what: string,
  hows: readonly How[],
): Generator<AttackCommand> {
  if (!may(unit)) return;
  for (const foe of foesOf(view, unit.seat))
    if (!foe.hidden) for (const how of hows) yield { type: 'attack', unit: unit.id, target: foe.id, how, with: [what] };
}

/** Something that may be said with an attack where the rule is in force. */
export const saidWithAttack = (
  what: string,
  may: (unit: Standing) => boolean,
  hows: readonly How[] = ['standard'],
): Pick<AlphaRule, 'permits' | 'offers'> => ({
  permits: { use: [what] },
  offers: { attacks: ({ view, unit }) => saying(view, unit, may, what, hows) },
});

/** The same for a move. */
export const saidWithMove = (what: string, may: (unit: Standing) => boolean): Pick<AlphaRule, 'permits' | 'offers'> => ({
  permits: { use: [what] },
  offers: { extras: ({ unit, move }): readonly MoveCommand[] => (may(unit) ? [{ ...move, with: [what] }] : []) },
});

/** Something that a unit does besides, at any time. */
export const calls = (ability: string, may: (unit: Standing) => boolean): Pick<AlphaRule, 'permits' | 'offers'> => ({
  permits: { ability: [ability] },
  offers: {
    asides: ({ view, seat }) =>
      view.units.flatMap(unit =>
        unit.seat === seat && may(unit as Standing) ? [{ type: 'ability', ability, unit: unit.id } as const] : [],
      ),
  },
});
