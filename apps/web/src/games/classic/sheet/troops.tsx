import { LOCATION_NAMES, sheetFor, type Unit } from '@sortie/rules-classic';
import { useT } from '../../../i18n/index.ts';
import { Pips } from '../../hexes/pips.tsx';

const HEAD_AND_BODY = 'M0-7a2.6 2.6 0 1 1 .01 0zM-3.4 8l.8-12h5.2l.8 12H.9L0 2l-.9 6z';
const ACROSS = 10;
const PITCH = 26;

/** A platoon as the men who are left, a squad as its suits with what is left of their armor. */
export function Troops({ unit }: { readonly unit: Unit }) {
  return sheetFor(unit).kind === 'infantry' ? <Platoon unit={unit} /> : <Squad unit={unit} />;
}

function Platoon({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const all = sheetFor(unit).structure.TR ?? 0;
  const left = unit.structure.TR ?? 0;
  const rows = Math.ceil(all / ACROSS);
  return (
    <svg className="diagram" viewBox={`0 0 300 ${rows * 24 + 8}`} role="img" aria-label={t('{left} of {all} troopers', { left, all })}>
      {Array.from({ length: all }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a trooper is a place in the ranks.
          key={i}
          d={HEAD_AND_BODY}
          transform={`translate(${30 + (i % ACROSS) * PITCH} ${16 + Math.floor(i / ACROSS) * 24})`}
          className="classic-trooper"
          data-gone={i >= left || undefined}
        />
      ))}
    </svg>
  );
}

function Squad({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const sheet = sheetFor(unit);
  const wide = 300 / sheet.locations.length;
  const words = sheet.locations.map(at =>
    t('{place}: armor {armor}/{all}', { place: LOCATION_NAMES[at], armor: unit.armor[at] ?? 0, all: sheet.armor[at] ?? 0 }),
  );
  return (
    <svg className="diagram" viewBox="0 0 300 104" role="img" aria-label={words.join('; ')}>
      {sheet.locations.map((at, i) => {
        const x = i * wide + 3;
        const lost = unit.gone.includes(at) || (unit.structure[at] ?? 0) === 0;
        return (
          <g key={at} className="place" data-lost={lost || undefined}>
            <title>{words[i]}</title>
            <path d={`M${x + 8} 4h${wide - 22}l8 12v64l-8 8h${22 - wide}l-8-8v-64z`} className="place-outline" />
            <Pips
              box={{ x: x + 6, y: 14, width: wide - 18, height: 64 }}
              all={sheet.armor[at] ?? 0}
              left={lost ? 0 : (unit.armor[at] ?? 0)}
            />
            <text x={x + wide / 2 - 3} y={101} className="place-label" textAnchor="middle">
              {at} {lost ? '✕' : (unit.armor[at] ?? 0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
