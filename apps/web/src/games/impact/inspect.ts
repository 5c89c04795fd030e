import type { Spot } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import { acting, damageOf, type Impact, isPlaced, TRACKS } from '@sortie/rules-impact';
import type { Fact, Inspection, Moment } from '../../battle/face.ts';
import { plain } from '../../battle/inspect/plain.ts';
import { fieldIn, spotOn } from './ground.ts';
import { bestOf } from './prospects.ts';
import { stopAt } from './reach.ts';
import { keyOf, unitOf } from './units.ts';

type Now = Moment<Impact>;

/** A point of the panels: ground, heights, what lies there, and what it takes to come to it. */
export function inspect(moment: Now, place: Spot): Inspection {
  const { view, seat } = moment;
  const field = fieldIn(view);
  const at = spotOn(field, place);
  if (!field.has(at)) return { title: '', facts: [] };
  const terrain = field.terrain(at);
  const now = acting(view, seat);
  const stop = now ? stopAt(moment, at) : undefined;
  const standing = view.units.filter(unit => isPlaced(unit) && unit.at === at);
  const rise = field.top(at) - field.level(at);
  return {
    title: field.name(at),
    facts: [
      { label: tell('Ground'), value: tell(terrain) },
      { label: tell('Level'), value: plain(field.level(at)) },
      ...(rise > 0 ? [{ label: tell('Top'), value: tell('level {level}', { level: field.top(at) }) }] : []),
      ...(now && stop ? [{ label: tell('To get there'), value: tell('{mp} movement points', { mp: now.active.mp - stop.mp }) }] : []),
      ...(standing.length > 0 ? [{ label: tell('Here'), units: standing.map(({ id }) => keyOf(id)) }] : []),
      ...(view.mines.some(mine => mine.at === at) ? [{ label: tell('Mines'), value: tell('a mine lies here') }] : []),
    ],
  };
}

/** What a soldier can still do, and how strong fire at it would be. */
export function brief(moment: Now, key: string): readonly Fact[] {
  const { view, seat } = moment;
  const unit = unitOf(view, key);
  if (!unit) return [];
  const track = unit.card && TRACKS[unit.card.type];
  const box = Math.min(damageOf(unit), (track?.attack.length ?? 1) - 1);
  const own: readonly Fact[] = track
    ? [
        {
          label: tell('Attack, shield, move'),
          value: tell('{attack} / {shield} / {move}', {
            attack: track.attack[box] ?? 0,
            shield: track.shield[box] ?? 0,
            move: track.move[box] ?? 0,
          }),
        },
      ]
    : [];
  const now = acting(view, seat);
  if (!now || unit.seat === seat || !isPlaced(unit) || !isPlaced(now.unit)) return own;
  const best = bestOf(moment, now.unit, unit);
  if (best?.strict) return own;
  return [
    ...own,
    { label: tell('Your fire at it'), value: best ? tell('strength {strength}', { strength: best.strength.total }) : tell('no shot') },
  ];
}
