import './impact-setup.css';
import { nth, type RuleId } from '@sortie/kernel';
import { buildValue, type Force, type Muster, type ScenarioPlan, TRACKS } from '@sortie/rules-impact';
import { Link } from '@tanstack/react-router';
import { useT, word } from '../../i18n/index.ts';
import '../../scenarios/scenarios.css';
import { useRuleTitles } from '../../scenarios/impact/rule-titles.ts';
import { ScenarioParts } from '../../scenarios/impact/scenario-parts.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import type { ForcesProps } from '../face.ts';

const NORTH: { readonly [N in ScenarioPlan['north']]: string } = {
  top: word('North is at the top of the map'),
  right: word('North is on the right of the map'),
  bottom: word('North is at the bottom of the map'),
  left: word('North is on the left of the map'),
};

/** Both forces with their build points, how they come on, and what it takes to win. */
export function Forces({ setup, onChange }: ForcesProps) {
  const t = useT();
  const plan = setup as ScenarioPlan;
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      {plan.forces.map((force, seat) => (
        <Side key={force.name} force={force} seat={seat} />
      ))}
      <h3>{t('Victory')}</h3>
      <p className="small">{t(plan.victory.text)}</p>
      <p className="quiet small">{t('{turns} turns, slag glows at {glow}', { turns: plan.special.turns, glow: plan.special.glow })}</p>
      <p className="quiet small">{t(NORTH[plan.north])}</p>
      <details>
        <summary>{t('Change this scenario')}</summary>
        <ScenarioParts plan={plan} onChange={onChange} />
      </details>
      <Link to="/scenarios" search={{ game: 'impact' }} className="button">
        {t('Write your own scenario')}
      </Link>
    </section>
  );
}

function Side({ force, seat }: { readonly force: Force; readonly seat: number }) {
  const t = useT();
  return (
    <div className={seat === 0 ? 'muster muster-a' : 'muster muster-b'}>
      <div className="muster-head small">
        <span className="setup-role">
          <SideMark seat={seat} /> {t(force.name)}
        </span>
        <span className="quiet">{t('{build} build points', { build: buildValue(force.units) })}</span>
      </div>
      <ul className="muster-lines">
        {force.units.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same type may be there twice
          <li key={i} className="muster-line">
            <Line line={line} />
          </li>
        ))}
      </ul>
      <p className="quiet small">{comesOn(force, t)}</p>
      {force.handicaps && force.handicaps.length > 0 && <Bound rules={force.handicaps} />}
    </div>
  );
}

/** Optional rules that bind one side alone, by their titles. */
function Bound({ rules }: { readonly rules: readonly RuleId[] }) {
  const t = useT();
  const titles = useRuleTitles(nth(rules, 0));
  return <p className="quiet small">{t('Alone bound by: {rules}', { rules: rules.map(id => titles.get(id) ?? '…').join(', ') })}</p>;
}

function Line({ line: { type, count, marines, stealth, later } }: { readonly line: Muster }) {
  const t = useT();
  const { name, build } = TRACKS[type];
  return (
    <>
      <span>
        {count} × {t(name)}
      </span>
      <span className="quiet small">{build * count}</span>
      {marines && <span className="chip">{t('marine')}</span>}
      {later && <span className="chip">{t('comes on later')}</span>}
      {stealth && <span className="chip">{t('stealth suit')}</span>}
    </>
  );
}

function comesOn({ setsUp, enters }: Force, t: ReturnType<typeof useT>): string {
  if (setsUp && enters)
    return t('Sets up on the map; reinforcements by the {edges} from turn {turns}', {
      edges: enters.edges.map(edge => t(edge)).join(', '),
      turns: enters.turns.join(', '),
    });
  if (setsUp) return setsUp.hidden ? t('Sets up on the map, hidden where there is cover') : t('Sets up on the map');
  return t('Comes on by the {edges} on turn {turns}', {
    edges: (enters?.edges ?? []).map(edge => t(edge)).join(', '),
    turns: (enters?.turns ?? []).join(', '),
  });
}
