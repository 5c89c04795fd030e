import { nth, type RuleId } from '@sortie/kernel';
import { buildValue, EDGES, type Force, forceProblems, ONE_SIDED, type ScenarioPlan, TERRAINS } from '@sortie/rules-impact';
import { say, useT } from '../../i18n/index.ts';
import { Choices } from '../../ui/choices.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Check, CheckSet, NumberField } from './fields.tsx';
import { useRuleTitles } from './rule-titles.ts';
import { Units } from './units-part.tsx';

interface Props {
  readonly plan: ScenarioPlan;
  readonly rules: readonly RuleId[];
  readonly seat: 0 | 1;
  readonly onChange: (force: Force) => void;
}

type Setting = NonNullable<Force['setsUp']>;

/** One side: who fights, how they come to the map, and what the pool says to it. */
export function ForcePart({ plan, rules, seat, onChange: put }: Props) {
  const t = useT();
  const force = plan.forces[seat];
  const onChange = (next: Force) => put(settled(next));
  const problems = forceProblems(force.units, force.build, force.squads ?? 1);
  const edges = EDGES.map(value => ({ value, label: t(value) }));
  return (
    <section className="panel setup-part">
      <h2>
        <SideMark seat={seat} /> {t('Force {n}', { n: seat + 1 })}
      </h2>
      <TextField label={t('Call sign')} value={force.name} maxLength={60} onChange={name => onChange({ ...force, name })} />
      <div className="row">
        <NumberField label={t('Build pool')} value={force.build} max={2000} onChange={build => onChange({ ...force, build })} />
        <p>{t('{cost} of {pool} build points', { cost: buildValue(force.units), pool: force.build })}</p>
      </div>
      <Units force={force} onChange={onChange} />
      {problems.length > 0 && (
        <ul className="note note-ember small">
          {problems.map(problem => (
            <li key={say(problem)}>{say(problem)}</li>
          ))}
        </ul>
      )}
      <Check
        label={t('Two squads, each under its own commander')}
        on={force.squads === 2}
        onChange={on => onChange({ ...force, squads: on ? 2 : 1 })}
      />
      <CheckSet label={t('Friendly edges')} all={edges} chosen={force.friendly} onChange={friendly => onChange({ ...force, friendly })} />
      <Coming force={force} onChange={onChange} />
      {force.enters && <Entering enters={force.enters} squads={force.squads ?? 1} onChange={enters => onChange({ ...force, enters })} />}
      {force.setsUp && <SetUp plan={plan} setsUp={force.setsUp} onChange={setsUp => onChange({ ...force, setsUp })} />}
      <CheckSet
        label={t('Edges by which its soldiers may leave')}
        all={edges}
        chosen={force.exits ?? []}
        onChange={exits => onChange({ ...force, exits })}
      />
      {rules.includes('MAAS-14.1-improved-detection') && (
        <Check
          label={t('Improved detection: +2 on its attacks')}
          on={force.detection ?? false}
          onChange={detection => onChange({ ...force, detection })}
        />
      )}
      <Handicaps force={force} rules={rules} onChange={onChange} />
    </section>
  );
}

/** A side that sets up has an edge to come on by exactly if some of it comes later. */
function settled(force: Force): Force {
  const { enters, ...rest } = force;
  if (!force.setsUp) return { ...force, units: force.units.map(({ later: _, ...line }) => line) };
  const later = force.units.some(line => line.later);
  return later ? { ...rest, enters: enters ?? { edges: force.friendly, turns: [3] } } : rest;
}

/** Optional rules that bind this side alone. */
function Handicaps({ force, rules, onChange }: Pick<Props, 'rules' | 'onChange'> & { readonly force: Force }) {
  const t = useT();
  const open = ONE_SIDED.filter(id => rules.includes(id));
  const titles = useRuleTitles(nth(ONE_SIDED, 0));
  if (open.length === 0) return null;
  return (
    <CheckSet
      label={t('Rules that bind this side alone')}
      all={open.map(id => ({ value: id, label: titles.get(id) ?? id }))}
      chosen={(force.handicaps ?? []).filter(id => open.includes(id))}
      onChange={handicaps => onChange({ ...force, handicaps })}
      list
    />
  );
}

function Coming({ force, onChange }: { readonly force: Force; readonly onChange: (force: Force) => void }) {
  const t = useT();
  const { setsUp, enters: _, ...rest } = force;
  return (
    <Choices
      label={t('Comes to the map')}
      value={setsUp ? 'setsUp' : 'enters'}
      choices={[
        { value: 'enters', label: t('over an edge') },
        { value: 'setsUp', label: t('set up on it') },
      ]}
      onChange={way =>
        onChange(way === 'setsUp' ? { ...rest, setsUp: { panels: [0] } } : { ...rest, enters: { edges: force.friendly, turns: [1] } })
      }
    />
  );
}

type Entry = NonNullable<Force['enters']>;

interface EnteringProps {
  readonly enters: Entry;
  readonly squads: number;
  readonly onChange: (enters: Entry) => void;
}

function Entering({ enters, squads, onChange }: EnteringProps) {
  const t = useT();
  return (
    <>
      <CheckSet
        label={t('Edges it enters by')}
        all={EDGES.map(value => ({ value, label: t(value) }))}
        chosen={enters.edges}
        onChange={edges => onChange({ ...enters, edges })}
      />
      <NumberField
        label={t('From turn')}
        value={enters.turns[0] ?? 1}
        min={1}
        onChange={turn => onChange({ ...enters, turns: [turn, ...enters.turns.slice(1)] })}
      />
      {squads === 2 && (
        <NumberField
          label={t('Second squad from turn')}
          value={enters.turns[1] ?? enters.turns[0] ?? 1}
          min={1}
          onChange={turn => onChange({ ...enters, turns: [enters.turns[0] ?? 1, turn] })}
        />
      )}
    </>
  );
}

function SetUp({
  plan,
  setsUp,
  onChange,
}: {
  readonly plan: ScenarioPlan;
  readonly setsUp: Setting;
  readonly onChange: (setsUp: Setting) => void;
}) {
  const t = useT();
  const count = plan.map.kind === 'panels' ? plan.map.rows.length * (plan.map.rows[0]?.length ?? 1) : 1;
  const panels = Array.from({ length: count }, (_, i) => ({ value: i, label: t('Panel {n}', { n: i + 1 }) }));
  const { postFromEdge: _, ...without } = setsUp;
  return (
    <>
      <CheckSet label={t('Sets up on')} all={panels} chosen={setsUp.panels} onChange={chosen => onChange({ ...setsUp, panels: chosen })} />
      <Check label={t('Hidden where there is cover')} on={setsUp.hidden ?? false} onChange={hidden => onChange({ ...setsUp, hidden })} />
      {setsUp.hidden && (
        <CheckSet
          label={t('Hides also in')}
          all={TERRAINS.map(value => ({ value, label: t(value) }))}
          chosen={setsUp.hidesIn ?? []}
          onChange={hidesIn => onChange({ ...setsUp, hidesIn })}
        />
      )}
      <div className="row">
        <NumberField label={t('Bunkers')} value={setsUp.bunkers ?? 0} onChange={bunkers => onChange({ ...setsUp, bunkers })} />
        <NumberField
          label={t('Improved positions')}
          value={setsUp.improved ?? 0}
          onChange={improved => onChange({ ...setsUp, improved })}
        />
        <Mines setsUp={setsUp} onChange={onChange} />
      </div>
      <Check
        label={t('A command post')}
        on={setsUp.postFromEdge !== undefined}
        onChange={on => onChange(on ? { ...setsUp, postFromEdge: 6 } : without)}
      />
      {setsUp.postFromEdge !== undefined && (
        <NumberField
          label={t('Points from any edge')}
          value={setsUp.postFromEdge}
          max={17}
          onChange={postFromEdge => onChange({ ...setsUp, postFromEdge })}
        />
      )}
    </>
  );
}

/** What lies buried; dummies are twice as many unless the scenario says otherwise. */
function Mines({ setsUp, onChange }: { readonly setsUp: Setting; readonly onChange: (setsUp: Setting) => void }) {
  const t = useT();
  const mines = setsUp.mines ?? { explosive: 0, nuclear: 0 };
  return (
    <>
      <NumberField
        label={t('Explosive mines')}
        value={mines.explosive}
        onChange={explosive => onChange({ ...setsUp, mines: { ...mines, explosive } })}
      />
      <NumberField
        label={t('Nuclear mines')}
        value={mines.nuclear}
        onChange={nuclear => onChange({ ...setsUp, mines: { ...mines, nuclear } })}
      />
      <NumberField
        label={t('Dummies')}
        value={mines.dummies ?? 2 * (mines.explosive + mines.nuclear)}
        onChange={dummies => onChange({ ...setsUp, mines: { ...mines, dummies } })}
      />
    </>
  );
}
