import { type ScenarioPlan, TERRAINS, type Terrain } from '@sortie/rules-impact';
import { useT, word } from '../../i18n/index.ts';
import { Check, CheckSet, NumberField, Pick } from './fields.tsx';
import { PointTable } from './point-table.tsx';

type Special = ScenarioPlan['special'];

interface Props {
  readonly plan: ScenarioPlan;
  readonly onChange: (special: Special) => void;
  readonly onReach: (mineReach: number) => void;
}

const OBJECTIVES = [
  ['none', word('none')],
  ['bridges', word('every bridge')],
  ['centres', word('the middle of every panel')],
  ['named', word('named points')],
] as const;
type Kind = (typeof OBJECTIVES)[number][0];

const kindOf = ({ objectives }: Special): Kind =>
  objectives === undefined ? 'none' : typeof objectives === 'string' ? objectives : 'named';

/** Length, ground and objectives. */
export function SpecialPart({ plan, onChange, onReach }: Props) {
  const t = useT();
  const { special, map } = plan;
  return (
    <section className="panel setup-part">
      <h2>{t('Special rules')}</h2>
      <div className="row">
        <NumberField label={t('Turns')} value={special.turns} min={1} onChange={turns => onChange({ ...special, turns })} />
        <NumberField label={t('Glow of slag')} value={special.glow} max={6} onChange={glow => onChange({ ...special, glow })} />
        <NumberField
          label={t('Height of woods')}
          value={special.woodsHeight ?? 6}
          max={12}
          onChange={woodsHeight => onChange({ ...special, woodsHeight })}
        />
        <NumberField
          label={t('Height of buildings')}
          value={special.buildingHeight ?? 6}
          max={12}
          onChange={buildingHeight => onChange({ ...special, buildingHeight })}
        />
      </div>
      <Check label={t('Water can be waded')} on={special.wade ?? false} onChange={wade => onChange({ ...special, wade })} />
      {map.kind === 'panels' && (
        <CheckSet
          label={t('Slag spreads on')}
          all={map.rows.flat().map((_, i) => ({ value: i, label: t('Panel {n}', { n: i + 1 }) }))}
          chosen={special.slagSpreads ?? []}
          onChange={slagSpreads => onChange({ ...special, slagSpreads })}
        />
      )}
      {map.kind === 'table' && (
        <NumberField label={t('Mines go off within inches')} value={plan.mineReach ?? 1} min={1} max={12} onChange={onReach} />
      )}
      <Objectives plan={plan} onChange={onChange} />
      {map.kind === 'panels' && <Tiles special={special} onChange={onChange} />}
    </section>
  );
}

/** Points that count, and whose they are at the start. */
function Objectives({ plan, onChange }: Pick<Props, 'plan' | 'onChange'>) {
  const t = useT();
  const { special, forces } = plan;
  const { objectives, held, ...rest } = special;
  const choose = (kind: Kind) => onChange(kind === 'none' ? rest : { ...special, objectives: kind === 'named' ? [] : kind });
  return (
    <>
      <Pick
        label={t('Objectives')}
        value={kindOf(special)}
        options={OBJECTIVES.map(([value, label]) => ({ value, label: t(label) }))}
        onChange={choose}
      />
      {typeof objectives === 'object' && (
        <label className="field">
          <span className="label">{t('Points, such as A-H-12, separated by spaces')}</span>
          <input
            className="input"
            defaultValue={objectives.join(' ')}
            onBlur={event => onChange({ ...special, objectives: event.target.value.split(/[\s,]+/).filter(Boolean) })}
          />
        </label>
      )}
      {objectives !== undefined && (
        <Pick
          label={t('Held at the start by')}
          value={held === undefined ? 'nobody' : String(held)}
          options={[{ value: 'nobody', label: t('nobody') }, ...forces.map(({ name }, seat) => ({ value: String(seat), label: t(name) }))]}
          onChange={value => onChange(value === 'nobody' ? { ...rest, objectives } : { ...special, held: Number(value) })}
        />
      )}
    </>
  );
}

/** Single points of the panels that are something else. */
function Tiles({ special, onChange }: { readonly special: Special; readonly onChange: Props['onChange'] }) {
  const t = useT();
  return (
    <>
      <PointTable
        label={t('Tiles that change the ground')}
        entries={special.tiles ?? {}}
        options={TERRAINS.map(value => ({ value, label: t(value) }))}
        onChange={tiles => onChange({ ...special, tiles: tiles as { readonly [point: string]: Terrain } })}
      />
      <PointTable
        label={t('Buildings with floors')}
        entries={Object.fromEntries(Object.entries(special.storeys ?? {}).map(([point, n]) => [point, String(n)]))}
        options={['1', '2', '3'].map(value => ({ value, label: value }))}
        onChange={storeys =>
          onChange({ ...special, storeys: Object.fromEntries(Object.entries(storeys).map(([point, n]) => [point, Number(n)])) })
        }
      />
    </>
  );
}
