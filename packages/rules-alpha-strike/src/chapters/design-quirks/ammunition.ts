import type { Card } from '../../card/card.ts';
import { artilleryOf, dealt, type Special, specialsOf } from '../../card/specials.ts';
import type { Aim } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import { unitAt } from '../../state.ts';
import { FED, hasQuirk, quirkChoice } from './list.ts';
import { quirk } from './quirk.ts';

const fedOf = (card: Card): readonly Special[] =>
  FED.map(code => specialsOf(card).get(code)).filter((special): special is Special => special !== undefined);

/** The largest weapon that needs ammunition. */
const largest = (card: Card): Special | undefined => {
  const sum = (special: Special): number => [0, 1, 2].reduce((total, at) => total + dealt(special, at).points, 0);
  return [...fedOf(card), ...artilleryOf(card)].sort((a, b) => sum(b) - sum(a))[0];
};

/** The same card with less of one weapon, and as much less in the whole attack. */
function starved(card: Card, share: (points: number) => number): Card {
  const weapon = largest(card);
  if (!weapon) return card;
  const lost = (at: number): number => share(dealt(weapon, at).points);
  const left = [0, 1, 2].slice(0, Math.max(1, weapon.damage.length)).map(at => Math.max(0, dealt(weapon, at).points - lost(at)));
  const damage = card.damage.map((value, at) => ({ ...value, points: Math.max(0, value.points - lost(at)) }));
  const own = specialsOf(card);
  const specials = card.specials.map(text =>
    own.get(weapon.code) && text.startsWith(weapon.code) ? `${weapon.code}${left.join('/')}` : text,
  );
  return { ...card, damage, specials };
}

const MISFEED = 4;
const JAMS: `ASC-${string}` = 'ASC-quirk-ammunition-feed-problem';

function feed(play: Table, { attacker, kind, how }: Aim): void {
  const unit = unitAt(play.state, attacker.id);
  if (kind !== 'weapon' || !hasQuirk(unit, 'ammunition-feed-problem') || unit.spent.includes('misfeed')) return;
  if (how !== 'standard' && how !== 'turret' && how !== 'indirect' && !FED.includes(how)) return;
  const roll = play.roll(2, 6, JAMS);
  const good = roll.total > MISFEED;
  play.emit({ type: 'rolled', unit: unit.id, rule: JAMS, what: good ? 'the belt runs' : 'the belt jams', roll, good });
  if (good) return;
  const card = starved(unit.card, points => Math.ceil(points / 2));
  play.emit({ type: 'beltJammed', unit: unit.id, card, spent: 'misfeed' });
}

/** Warheads that do no damage. */
const HARMLESS = ['smoke', 'flare', 'thunder'];

export const ammunitionQuirks: readonly AlphaRule[] = [
  quirk('ammunition-feed-problem', { steps: { provoking: [{ name: 'feed', after: 'begin', run: feed }] } }),
  quirk('static-ammo-feed', {
    forbids: {
      attack: ({ units }, { unit: id, how, munition = '' }) => {
        const unit = units[id];
        if (!unit || !hasQuirk(unit, 'static-ammo-feed') || !FED.includes(how)) return undefined;
        const loaded = quirkChoice(unit, 'static-ammo-feed');
        return munition === (HARMLESS.includes(loaded) ? '' : loaded) ? undefined : 'it fires one kind of ammunition only';
      },
    },
    steps: {
      equipping: [
        {
          name: 'static ammo feed',
          after: 'begin',
          run: play => {
            for (const { id } of play.state.units) {
              const unit = unitAt(play.state, id);
              if (!hasQuirk(unit, 'static-ammo-feed') || !HARMLESS.includes(quirkChoice(unit, 'static-ammo-feed'))) continue;
              const card = starved(unit.card, points => points);
              play.emit({ type: 'loadedOtherwise', unit: id, card });
            }
          },
        },
      ],
    },
  }),
];
