import { onMap } from '@sortie/board';
import { hexLabel, parseHexLabel } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { boardOf, MINE_KINDS, type Minefield, mineCost, type Setup } from '@sortie/rules-classic';
import { useState } from 'react';
import { useT, word } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import { Field } from './fields.tsx';
import { boardIn } from './picture.ts';

type Kind = Minefield['kind'];

const KIND_NAMES: { readonly [K in Kind]: string } = {
  standard: word('plain mines'),
  command: word('mines set off by hand'),
  vibrabomb: word('vibrabombs'),
  active: word('active mines'),
  inferno: word('inferno mines'),
  empCommand: word('EMP mines set off by hand'),
  empVibrabomb: word('EMP vibrabombs'),
  space: word('space mines'),
};

const FIELDS: readonly RuleId[] = ['TOE-minefield-damage-grouping'];
const BY_HAND: readonly RuleId[] = ['TOE-minefield-command-interrupt', 'TOE-minefield-command-arming'];
const PRICED: RuleId = 'TOE-t415-standard-mine-cost';

/** Mines do something only with their rules, and so does a sum for them. */
export const minesNeed = ({ mines = [], mineBudget }: Pick<Setup, 'mines' | 'mineBudget'>): readonly RuleId[] => [
  ...(mines.length > 0 ? FIELDS : []),
  ...(mines.some(({ kind }) => kind === 'command' || kind === 'empCommand') ? BY_HAND : []),
  ...(mineBudget === undefined ? [] : [PRICED]),
];

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Mines that lie on the map when the battle begins, field by field, and what a side may spend on them. */
export function Mines({ setup, onChange }: Props) {
  const t = useT();
  const { mines = [], mineBudget, ...rest } = setup;
  const budget = mineBudget === undefined ? {} : { mineBudget };
  const change = (next: readonly Minefield[]): void => onChange({ ...rest, ...budget, ...(next.length > 0 && { mines: next }) });
  return (
    <details className="setup-always" open={mines.length > 0}>
      <summary>{t('Mines')}</summary>
      <div className="setup-terms">
        {mines.length > 0 && (
          <ul className="stack-tight">
            {mines.map((field, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields may be alike
              <Row key={at} field={field} onRemove={() => change(mines.filter((_, i) => i !== at))} />
            ))}
          </ul>
        )}
        <NewField setup={setup} onAdd={field => change([...mines, field])} />
        <Field
          label={t('C-bills for the mines of a side (empty: no limit)')}
          value={mineBudget}
          least={0}
          most={9_999_999}
          onChange={next => onChange({ ...rest, ...(mines.length > 0 && { mines }), ...(next !== undefined && { mineBudget: next }) })}
        />
        {mines.length > 0 && (
          <p className="quiet small">
            {t('Mines for {north} and {south} C-bills.', { north: mineCost(setup, 0), south: mineCost(setup, 1) })}
          </p>
        )}
      </div>
    </details>
  );
}

function Row({ field, onRemove }: { readonly field: Minefield; readonly onRemove: () => void }) {
  const t = useT();
  const { kind, at, seat, density, setting } = field;
  const hex = hexLabel(at);
  const name = t(KIND_NAMES[kind]);
  return (
    <li className="force-unit classic-setup-unit">
      <SideMark seat={seat} />
      <span className="classic-setup-name">
        {t('{hex}: {mines}', { hex, mines: name })}{' '}
        <span className="quiet tiny">
          {setting === undefined
            ? t('{points} points', { points: density })
            : t('{points} points, from {tons} tons on', { points: density, tons: setting })}
        </span>
      </span>
      <button
        type="button"
        className="button button-plain button-icon"
        aria-label={t('Remove the mines in {hex}', { hex })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

const DENSITIES = [5, 10, 15, 20, 25, 30] as const;
const SEATS = [word('North'), word('South')] as const;
const FIRST_SETTING = 40;

/** What lies in a hex of this number, if there is such a hex. */
function hexNamed(setup: Setup, text: string): Minefield['at'] | undefined {
  const at = parseHexLabel(text.trim());
  return at && onMap(boardOf(boardIn(setup)), at) ? at : undefined;
}

function NewField({ setup, onAdd }: { readonly setup: Setup; readonly onAdd: (field: Minefield) => void }) {
  const t = useT();
  const [kind, setKind] = useState<Kind>('standard');
  const [seat, setSeat] = useState(0);
  const [density, setDensity] = useState<number>(DENSITIES[0]);
  const [hex, setHex] = useState('');
  const at = hexNamed(setup, hex);
  const wrong = hex.trim() !== '' && !at;
  const add = (): void => {
    if (!at) return;
    onAdd({ kind, at, seat, density, ...((kind === 'vibrabomb' || kind === 'empVibrabomb') && { setting: FIRST_SETTING }) });
    setHex('');
  };
  return (
    <div className="classic-setup-mine">
      <select className="input" aria-label={t('Whose mines')} value={seat} onChange={event => setSeat(Number(event.target.value))}>
        {SEATS.map((name, i) => (
          <option key={name} value={i}>
            {t(name)}
          </option>
        ))}
      </select>
      <select className="input" aria-label={t('Kind of mines')} value={kind} onChange={event => setKind(event.target.value as Kind)}>
        {MINE_KINDS.map(one => (
          <option key={one} value={one}>
            {t(KIND_NAMES[one])}
          </option>
        ))}
      </select>
      <Density value={density} onChange={setDensity} />
      <input
        className="input"
        aria-label={t('Number of the hex')}
        aria-invalid={wrong}
        inputMode="numeric"
        placeholder="0809"
        value={hex}
        onChange={event => setHex(event.target.value)}
      />
      <button type="button" className="button" disabled={!at} onClick={add}>
        {t('Lay mines')}
      </button>
      {wrong && (
        <p className="note note-ember small" role="status">
          {t('There is no hex {hex} on this map.', { hex: hex.trim() })}
        </p>
      )}
    </div>
  );
}

function Density({ value, onChange }: { readonly value: number; readonly onChange: (density: number) => void }) {
  const t = useT();
  return (
    <select className="input" aria-label={t('Points of the mines')} value={value} onChange={event => onChange(Number(event.target.value))}>
      {DENSITIES.map(points => (
        <option key={points} value={points}>
          {t('{points} points', { points })}
        </option>
      ))}
    </select>
  );
}
