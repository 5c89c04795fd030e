import { type Award, EDGES, type ScenarioPlan, type Victory } from '@sortie/rules-impact';
import { useT } from '../../i18n/index.ts';
import { CheckSet, NumberField, Pick } from './fields.tsx';

interface Props {
  readonly plan: ScenarioPlan;
  readonly onChange: (victory: Victory) => void;
}

type Sudden = Victory['sudden'][number];

const NEW: { readonly [K in Award['kind']]: Award } = {
  kills: { kind: 'kills', seat: 0, armored: 1 },
  exits: { kind: 'exits', seat: 0, edges: ['east'], each: 1 },
  holds: { kind: 'holds', each: 1, when: 'end' },
};

/** What is worth points, what ends the game at once, and who wins if nobody does. */
export function VictoryPart({ plan, onChange }: Props) {
  const t = useT();
  const { victory, forces } = plan;
  const seats = forces.map(({ name }, seat) => ({ value: String(seat), label: t(name) }));
  const put = (at: number, award: Award) => onChange({ ...victory, awards: victory.awards.map((one, i) => (i === at ? award : one)) });
  return (
    <section className="panel setup-part">
      <h2>{t('Victory')}</h2>
      <ul className="stack-tight">
        {victory.awards.map((award, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an award is its place in the list.
          <li key={i} className="scenario-line">
            <AwardLine award={award} seats={seats} onChange={next => put(i, next)} />
            <button
              type="button"
              className="button"
              onClick={() => onChange({ ...victory, awards: victory.awards.filter((_, j) => j !== i) })}
            >
              {t('Remove')}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button" onClick={() => onChange({ ...victory, awards: [...victory.awards, NEW.kills] })}>
          {t('Points for enemies')}
        </button>
        <button type="button" className="button" onClick={() => onChange({ ...victory, awards: [...victory.awards, NEW.exits] })}>
          {t('Points for crossing')}
        </button>
        <button type="button" className="button" onClick={() => onChange({ ...victory, awards: [...victory.awards, NEW.holds] })}>
          {t('Points for objectives')}
        </button>
      </div>
      <SuddenEnds victory={victory} seats={seats} onChange={onChange} />
      <div className="row">
        <NumberField label={t('Lead needed')} value={victory.margin} onChange={margin => onChange({ ...victory, margin })} />
        <Pick
          label={t('Otherwise')}
          value={victory.otherwise === null ? 'draw' : String(victory.otherwise)}
          options={[{ value: 'draw', label: t('a draw') }, ...seats]}
          onChange={value => onChange({ ...victory, otherwise: value === 'draw' ? null : Number(value) })}
        />
      </div>
      <label className="field">
        <span className="label">{t('In words')}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={600}
          value={victory.text}
          onChange={event => onChange({ ...victory, text: event.target.value })}
        />
      </label>
    </section>
  );
}

interface EndsProps {
  readonly victory: Victory;
  readonly seats: LineProps['seats'];
  readonly onChange: (victory: Victory) => void;
}

/** What ends the game at once. */
function SuddenEnds({ victory, seats, onChange }: EndsProps) {
  const t = useT();
  const puts = (at: number, sudden: Sudden) => onChange({ ...victory, sudden: victory.sudden.map((one, i) => (i === at ? sudden : one)) });
  return (
    <>
      <ul className="stack-tight">
        {victory.sudden.map((sudden, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an end is its place in the list.
          <li key={i} className="scenario-line">
            <Pick
              label={t('Wins at once')}
              value={String(sudden.seat)}
              options={seats}
              onChange={seat => puts(i, { ...sudden, seat: Number(seat) })}
            />
            <span>{sudden.kind === 'post' ? t('by the enemy’s command post') : t('by breaking the enemy: the commander and others')}</span>
            {sudden.kind === 'broken' && (
              <NumberField label={t('Others')} value={sudden.others} onChange={others => puts(i, { ...sudden, others })} />
            )}
            <button
              type="button"
              className="button"
              onClick={() => onChange({ ...victory, sudden: victory.sudden.filter((_, j) => j !== i) })}
            >
              {t('Remove')}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => onChange({ ...victory, sudden: [...victory.sudden, { kind: 'post', seat: 0 }] })}
        >
          {t('A command post ends it')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => onChange({ ...victory, sudden: [...victory.sudden, { kind: 'broken', seat: 1, others: 3 }] })}
        >
          {t('A broken squad ends it')}
        </button>
      </div>
    </>
  );
}

interface LineProps {
  readonly award: Award;
  readonly seats: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (award: Award) => void;
}

function AwardLine({ award, seats, onChange }: LineProps) {
  const t = useT();
  if (award.kind === 'holds')
    return (
      <>
        <NumberField label={t('For each objective held')} value={award.each} onChange={each => onChange({ ...award, each })} />
        <Pick
          label={t('Counted')}
          value={award.when}
          options={[
            { value: 'end', label: t('at the end') },
            { value: 'turn', label: t('every turn') },
          ]}
          onChange={when => onChange({ ...award, when })}
        />
      </>
    );
  const side = (
    <Pick
      label={t('Points for')}
      value={String(award.seat)}
      options={seats}
      onChange={seat => onChange({ ...award, seat: Number(seat) })}
    />
  );
  if (award.kind === 'exits')
    return (
      <>
        {side}
        <NumberField label={t('For each soldier that crosses')} value={award.each} onChange={each => onChange({ ...award, each })} />
        <CheckSet
          label={t('Over the')}
          all={EDGES.map(value => ({ value, label: t(value) }))}
          chosen={award.edges}
          onChange={edges => onChange({ ...award, edges })}
        />
      </>
    );
  return (
    <>
      {side}
      <Pick
        label={t('For each armored enemy')}
        value={award.armored === 'value' ? 'value' : 'count'}
        options={[
          { value: 'count', label: t('a number') },
          { value: 'value', label: t('its build value') },
        ]}
        onChange={how => onChange({ ...award, armored: how === 'value' ? 'value' : 1 })}
      />
      {award.armored !== 'value' && (
        <NumberField label={t('Points')} value={award.armored} onChange={armored => onChange({ ...award, armored })} />
      )}
      <NumberField label={t('For a commander')} value={award.command ?? 0} onChange={command => onChange({ ...award, command })} />
    </>
  );
}
