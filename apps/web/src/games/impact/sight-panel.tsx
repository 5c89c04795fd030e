import type { View } from '@sortie/kernel';
import { type Crossing, explainSight, type Impact, isPlaced, mayMeasure, measured, sightOf, type Unit } from '@sortie/rules-impact';
import type { Moment } from '../../battle/face.ts';
import { useT } from '../../i18n/index.ts';
import { fieldIn } from './ground.ts';
import { unitName } from './units.ts';

interface Props {
  readonly moment: Moment<Impact>;
  readonly unit: Unit;
  readonly to: number;
}

/** Who would be seen at a place: somebody who stands there, or whoever might. */
export const levelAt = (view: View<Impact>, to: number): number => {
  const field = fieldIn(view);
  const there = view.units.find(unit => isPlaced(unit) && field.clash(unit.at, to));
  return there?.level ?? field.level(to);
};

/** A line of sight in words: every meta-hex along it that rises above the lower end. */
export function SightPanel({ moment: { view, book }, unit, to }: Props) {
  const t = useT();
  const field = fieldIn(view);
  if (!isPlaced(unit) || !mayMeasure(book) || !field.has(to) || unit.at === to) return null;
  const level = levelAt(view, to);
  const blocked = field.blocked(unit.at, unit.level, to, level, sightOf(book));
  const crossings =
    field.kind === 'panels' ? explainSight(field, unit.at, unit.level, to, level, sightOf(book)).filter(({ blind }) => blind !== 0) : [];
  return (
    <div className="sight-words">
      <p>
        <b>
          {blocked
            ? t('{unit} does not see {at}', { unit: unitName(unit), at: field.name(to) })
            : t('{unit} sees {at}', { unit: unitName(unit), at: field.name(to) })}
        </b>{' '}
        <span className="quiet">
          {t('from level {from} to level {to}, {range} points away, {metres} m', {
            from: unit.level,
            to: level,
            range: field.range(unit.at, to),
            metres: measured({ points: field.range(unit.at, to) }).metres,
          })}
        </span>
      </p>
      {crossings.length > 0 && (
        <ul className="small">
          {crossings.map(crossing => (
            <li key={crossing.at} data-blocks={crossing.blocks || undefined}>
              {words(field.name(crossing.at), crossing, t)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function words(at: string, { top, blind, blocks }: Crossing, t: ReturnType<typeof useT>): string {
  if (blind === null) return t('{at} rises to level {top}, above both: nothing behind it is seen', { at, top });
  const args = { at, top, blind };
  return blocks
    ? t('{at} rises to level {top}: {blind} points behind it are blind, and this is one of them', args)
    : t('{at} rises to level {top}: {blind} points behind it are blind, but this is farther', args);
}
