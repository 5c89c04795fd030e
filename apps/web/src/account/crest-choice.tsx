import { COLOURS, type Colour, type Crest as CrestShown, EMBLEMS, type Emblem } from '@sortie/wire';
import { useT, word } from '../i18n/index.ts';
import { Crest } from '../ui/crest.tsx';

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  amber: word('Amber'),
  azure: word('Azure'),
  coral: word('Coral'),
  forest: word('Forest green'),
  lilac: word('Lilac'),
  ochre: word('Ochre'),
  rose: word('Rose'),
  rust: word('Rust'),
  sand: word('Sand'),
  slate: word('Slate'),
  teal: word('Teal'),
  violet: word('Violet'),
};

const EMBLEM_NAMES: Readonly<Record<Emblem, string>> = {
  anchor: word('Anchor'),
  arrow: word('Arrowhead'),
  bolt: word('Bolt'),
  crown: word('Crown'),
  cross: word('Cross'),
  diamond: word('Diamond'),
  flame: word('Flame'),
  fox: word('Fox'),
  hammer: word('Hammer'),
  moon: word('Moon'),
  star: word('Star'),
  tower: word('Tower'),
};

interface Props {
  readonly crest: CrestShown;
  readonly onChange: (crest: CrestShown) => void;
}

/** By what others tell me apart, beside my name. */
export function CrestChoice({ crest, onChange }: Props) {
  const t = useT();
  return (
    <div className="row crest-choice">
      <Crest {...crest} size={44} />
      <label className="field">
        <span className="label">{t('Colour')}</span>
        <select className="input" value={crest.colour} onChange={event => onChange({ ...crest, colour: event.target.value as Colour })}>
          {COLOURS.map(one => (
            <option key={one} value={one}>
              {t(COLOUR_NAMES[one])}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('Emblem')}</span>
        <select className="input" value={crest.emblem} onChange={event => onChange({ ...crest, emblem: event.target.value as Emblem })}>
          {EMBLEMS.map(one => (
            <option key={one} value={one}>
              {t(EMBLEM_NAMES[one])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
