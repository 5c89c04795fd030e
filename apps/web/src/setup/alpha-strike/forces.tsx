import './setup-alpha-strike.css';
import { type Entry, type Setup, stillFormed } from '@sortie/rules-alpha-strike';
import { useState } from 'react';
import { fielded } from '../../forces/entries.ts';
import { useHandedPair } from '../../forces/opponent/use-handed-pair.ts';
import { useT } from '../../i18n/index.ts';
import type { ForcesProps } from '../face.ts';
import { fairness, pointsOf } from './force-list.ts';
import { MissionTerms } from './mission-terms.tsx';
import { Side } from './side.tsx';
import { Terms } from './terms.tsx';

const LIMITS = [100, 150, 200, 250, 300, 350, 400, 500, 600] as const;

type Pair<T> = readonly [T, T];
const NOBODY: Pair<readonly string[]> = [[], []];
const with2 = <T,>([a, b]: Pair<T>, seat: number, one: T): Pair<T> => (seat === 0 ? [one, b] : [a, one]);

/** Both forces with their points: ready ones, forces of one's own, units one by one, or drawn up to a limit. */
export function Forces({ setup: unread, roles, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  const [limit, setLimit] = useState<number>();
  const trained = setup.commands ?? NOBODY;
  const change = (seat: number, force: readonly Entry[], commands = trained[seat as 0 | 1]): void => {
    const { commands: _, ...rest } = setup;
    const both = with2(trained, seat, commands);
    onChange({
      ...rest,
      forces: with2(setup.forces, seat, stillFormed(force)),
      ...(both.some(({ length }) => length > 0) && { commands: both }),
    });
  };
  useHandedPair((own, rival) =>
    onChange({
      ...setup,
      forces: [stillFormed(fielded(own).entries), stillFormed(fielded(rival).entries)],
      ...(own.commands && own.commands.length > 0 && { commands: [own.commands, trained[1]] }),
    }),
  );
  const names = setup.forces.map((_, seat) => t(roles[seat] ?? ''));
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      <label className="field">
        <span className="label">{t('Limit of points')}</span>
        <select
          className="input"
          value={limit ?? ''}
          onChange={event => setLimit(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">{t('none')}</option>
          {LIMITS.map(one => (
            <option key={one} value={one}>
              {t('{points} points', { points: one })}
            </option>
          ))}
        </select>
      </label>
      <Balance forces={setup.forces} roles={names} />
      {setup.forces.map((force, seat) => (
        <Side
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={seat}
          seat={seat}
          role={names[seat] ?? ''}
          force={force}
          other={setup.forces[seat === 0 ? 1 : 0]}
          limit={limit}
          commands={trained[seat as 0 | 1]}
          onChange={(next, commands) => change(seat, next, commands)}
        />
      ))}
      <Terms setup={setup} onChange={onChange} />
      <MissionTerms setup={setup} roles={roles} onChange={onChange} />
    </section>
  );
}

/** How the points are shared out, and whether that is fair. */
function Balance({ forces, roles }: { readonly forces: Setup['forces']; readonly roles: readonly string[] }) {
  const t = useT();
  const [a, b] = [pointsOf(forces[0]), pointsOf(forces[1])];
  const share = a + b === 0 ? 50 : Math.round((a / (a + b)) * 100);
  const verdict = fairness(a, b);
  const words =
    'fair' in verdict
      ? t('The sides are a fair match: {a} points against {b}.', { a, b })
      : t('{role} is stronger by {points} points ({percent} %).', {
          role: roles[verdict.stronger] ?? '',
          points: verdict.points,
          percent: verdict.percent,
        });
  return (
    <div className="stack-tight">
      <div className="as-balance" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <p className="small as-verdict" data-fair={'fair' in verdict} role="status">
        {words}
      </p>
    </div>
  );
}
