import { LOCATION_NAMES, type Location, type Sheet, sheetFor, type Unit } from '@sortie/rules-classic';
import { useT } from '../../../i18n/index.ts';
import { Pips } from '../../hexes/pips.tsx';
import { type Outline, outlinesFor } from './outlines.ts';

/** How much is left of one location. */
interface Left {
  readonly armor: number;
  readonly structure: number;
  readonly rear: number | undefined;
}

const leftIn = (points: Pick<Unit, 'armor' | 'structure' | 'rear'>, at: Location): Left => ({
  armor: points.armor[at] ?? 0,
  structure: points.structure[at] ?? 0,
  rear: points.rear[at],
});

/** "left arm: armor 10/16, structure 9/9", for whoever does not see the picture. */
function wordsFor(unit: Unit, sheet: Sheet, at: Location, t: ReturnType<typeof useT>): string {
  const [left, all] = [leftIn(unit, at), leftIn(sheet, at)];
  const place = t(LOCATION_NAMES[at]);
  if (unit.gone.includes(at)) return t('{place}: lost', { place });
  const words = t('{place}: armor {armor}/{ofArmor}, structure {structure}/{ofStructure}', {
    place,
    armor: left.armor,
    ofArmor: all.armor,
    structure: left.structure,
    ofStructure: all.structure,
  });
  return all.rear === undefined ? words : `${words}, ${t('rear {rear}/{ofRear}', { rear: left.rear ?? 0, ofRear: all.rear })}`;
}

/** A machine with every point of its armor and structure. */
export function Diagram({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const sheet = sheetFor(unit);
  const outlines = outlinesFor(sheet.kind, sheet.quad);
  const words = sheet.locations.map(at => wordsFor(unit, sheet, at, t)).join('; ');
  return (
    <svg className="diagram" viewBox={sheet.kind === 'mech' ? '0 0 300 292' : '0 0 300 252'} role="img" aria-label={words}>
      {sheet.locations.map(at => {
        const outline = outlines[at];
        return outline && <Place key={at} at={at} outline={outline} unit={unit} sheet={sheet} />;
      })}
      {sheet.kind === 'mech' && (
        <text x="150" y="289" className="place-label" textAnchor="middle">
          {t('Rear armor')}
        </text>
      )}
    </svg>
  );
}

interface PlaceProps {
  readonly at: Location;
  readonly outline: Outline;
  readonly unit: Unit;
  readonly sheet: Sheet;
}

function Place({ at, outline: { outline, box, structure, rear, label }, unit, sheet }: PlaceProps) {
  const t = useT();
  const [left, all] = [leftIn(unit, at), leftIn(sheet, at)];
  const lost = unit.gone.includes(at) || (left.structure === 0 && all.structure > 0);
  const hurt = left.armor < all.armor || left.structure < all.structure || (left.rear ?? 0) < (all.rear ?? 0);
  return (
    <g className="place" data-lost={lost || undefined} data-hurt={hurt || undefined}>
      <title>{wordsFor(unit, sheet, at, t)}</title>
      <path d={outline} className="place-outline" />
      <Pips box={box} all={all.armor} left={lost ? 0 : left.armor} />
      <Pips box={structure} all={all.structure} left={lost ? 0 : left.structure} inner />
      {rear && all.rear !== undefined && (
        <>
          <path d={rear.outline} className="place-outline" />
          <Pips box={rear.box} all={all.rear} left={lost ? 0 : (left.rear ?? 0)} />
        </>
      )}
      <text x={label.x} y={label.y} className="place-label" textAnchor={label.anchor}>
        {at} {lost ? '✕' : left.armor}
      </text>
    </g>
  );
}
