import { t, tn, word } from '../i18n/index.ts';
import type { Act, Entry, Evening } from './document.ts';

export const ACTS: { readonly [A in Act]: string } = { moved: word('Moved'), attacked: word('Attacked') };

/** One line of the evening, or nothing where there is nothing to tell. */
export function lineOf({ deed }: Entry, { units }: Pick<Evening, 'units'>): string | undefined {
  const unit = 'unit' in deed && typeof deed.unit === 'string' ? units.find(({ id }) => id === deed.unit) : undefined;
  const name = unit?.name ?? t('a unit');
  switch (deed.type) {
    case 'join':
      return t('{player} joins', { player: deed.player });
    case 'bring':
      return t('{player} brings {unit}', { player: deed.unit.owner, unit: deed.unit.name });
    case 'mark': {
      const track = unit?.tracks.find(({ id }) => id === deed.track)?.label ?? '';
      const args = { unit: name, track, n: Math.abs(deed.by) };
      return deed.by > 0 ? t('{unit}: {n} off {track}', args) : t('{unit}: {n} back on {track}', args);
    }
    case 'heat':
      return deed.by > 0 ? t('{unit}: {n} heat', { unit: name, n: deed.by }) : t('{unit}: cools by {n}', { unit: name, n: -deed.by });
    case 'lost':
      return deed.yes ? t('{unit} is destroyed', { unit: name }) : t('{unit} is back', { unit: name });
    case 'initiative':
      return t('{player} rolls {n} for initiative', { player: deed.player, n: deed.roll });
    case 'turn':
      return t('A new turn begins');
    case 'roll': {
      const sum = deed.faces.reduce((all, face) => all + face, 0);
      return t('{player} rolls {faces}: {sum}', { player: deed.player, faces: deed.faces.join(' + '), sum });
    }
    case 'note':
      return `${deed.player}: ${deed.text}`;
    case 'end':
      return deed.winner === '' ? t('The evening ends in a draw') : t('{player} wins', { player: deed.winner });
    default:
      return undefined;
  }
}

/** How much is left of a unit, in a few words. */
export function conditionOf(unit: Evening['units'][number]): string {
  if (unit.lost) return t('destroyed');
  const count = (kind: string): number =>
    unit.tracks.filter(track => track.kind === kind).reduce((sum, track) => sum + (unit.marked[track.id] ?? 0), 0);
  const [armor, structure, critical] = [count('armor'), count('structure'), count('critical')];
  if (armor + structure + critical === 0) return t('undamaged');
  return [
    t('armor −{n}', { n: armor }),
    ...(structure > 0 ? [t('structure −{n}', { n: structure })] : []),
    ...(critical > 0 ? [tn('{n} critical hit', '{n} critical hits', critical)] : []),
  ].join(', ');
}
