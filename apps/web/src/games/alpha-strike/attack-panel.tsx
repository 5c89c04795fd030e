import type { Spot } from '@sortie/board-view';
import { type AlphaStrike, type Command, callSign, type How, type Unit } from '@sortie/rules-alpha-strike';
import type { PanelProps } from '../../battle/face.ts';
import { Float } from '../../battle/sums/float.tsx';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { reasonsOf, WhyNot } from '../../battle/sums/why-not.tsx';
import { say, useT } from '../../i18n/index.ts';
import {
  type Attacking,
  bombardment,
  gunnerOf,
  gunsOf,
  hopeOf,
  munitionsFor,
  type Now,
  prospectsOf,
  shellsFor,
  targetOf,
} from './attack-state.ts';
import { usableWith } from './gifts.ts';
import { commandsFor, howWord } from './listed.ts';
import { loadWord } from './loads.ts';
import { bare, bracketWord, friends, type Prospect } from './prospects.ts';
import { Needs, Rolls, rollWords } from './rolls.tsx';
import { inchWords } from './scale.ts';
import { Uses } from './uses.tsx';

type Act = (id: string) => () => void;

/** Every way to attack the chosen target with its number as a sum, its chance and its damage; then what else the unit may do. */
export function AttackPanel({ moment, state, input }: PanelProps<AlphaStrike, Attacking, Spot>) {
  const t = useT();
  const unit = gunnerOf(moment);
  if (!unit) return null;
  const target = targetOf(moment, state);
  const act: Act = id => () => input({ kind: 'act', id });
  const prospects = target ? prospectsOf(moment, unit, target, state) : [];
  const asked = target ? undefined : askedOf(moment, unit, state);
  const chosen = prospects.find(({ command }) => command.how === state.how);
  return (
    <div className="choice-panel">
      {target && chosen?.aim && (
        <p className="as-line">
          <b>{callSign(moment.view, target.id)}</b> <span className="quiet">{inchWords(chosen.aim.range)}</span>{' '}
          <span className="chip">{t(bracketWord(chosen.aim.bracket))}</span>
        </p>
      )}
      <ul className="choice-list" aria-label={t('Ways to attack')}>
        {prospects.map(prospect => (
          <Way key={prospect.command.how} prospect={prospect} chosen={prospect === chosen} act={act} />
        ))}
      </ul>
      {asked && <Rolls moment={moment} command={asked} />}
      {chosen && <Choices moment={moment} unit={unit} state={state} how={chosen.command.how} act={act} />}
      {chosen && <Uses gifts={usableWith(moment, unit, chosen.command)} used={state.use} act={act} />}
      <Others moment={moment} unit={unit} state={state} act={act} />
    </div>
  );
}

/** A shell, a building or the run that was flown: whatever the next press would send that is no attack on the chosen target. */
function askedOf(moment: Now, unit: Unit, state: Attacking): Command | undefined {
  if (state.gun !== undefined) return bombardment(moment.book, unit, state);
  if (state.piece !== undefined) return { type: 'demolish', unit: unit.id, piece: state.piece };
  return commandsFor(moment).find(({ command }) => command.type === 'run')?.command;
}

const tenth = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

function Way({ prospect, chosen, act }: { readonly prospect: Prospect; readonly chosen: boolean; readonly act: Act }) {
  const t = useT();
  const { command, refusals, toHit, damage, chance } = prospect;
  const name = t(howWord(command.how));
  if (refusals.length > 0) {
    return (
      <li className="choice-number as-attack" data-off>
        <Float
          label={name}
          trigger={props => (
            <button type="button" className="as-attack-name" aria-disabled="true" aria-description={reasonsOf(refusals)} {...props}>
              {name}
            </button>
          )}
        >
          {() => <WhyNot refusals={refusals} />}
        </Float>
        <span className="quiet small">{reasonsOf(refusals)}</span>
      </li>
    );
  }
  return (
    <li className="choice-number as-attack" data-chosen={chosen || undefined}>
      <label className="as-attack-name">
        <input type="radio" name="as-how" checked={chosen} onChange={act(`how:${command.how}`)} /> {name}
      </label>
      {toHit && (
        <span className="as-attack-result">
          <b>{toHit.total}+</b> <span className="sum-chance">{t('{percent} %', { percent: Math.round(chance * 100) })}</span>{' '}
          {damage && <span className="quiet">{t('≈ {damage} damage', { damage: tenth(hopeOf(prospect)) })}</span>}
        </span>
      )}
      {chosen && toHit && <SumBar answer={bare(toHit)} compact />}
      {chosen && damage && damage.terms.length > 0 && (
        <span className="as-attack-damage small">
          {t('Damage')} <SumBar answer={bare(damage)} />
        </span>
      )}
    </li>
  );
}

interface ChoicesProps {
  readonly moment: Now;
  readonly unit: Unit;
  readonly state: Attacking;
  readonly how: How;
  readonly act: Act;
}

/** Heat to be spent, who spots, what is loaded. */
function Choices({ moment, unit, state, how, act }: ChoicesProps) {
  const t = useT();
  const { view, book, seat } = moment;
  const hot = (how === 'standard' || how === 'turret') && unit.card.overheat > 0;
  const loads = munitionsFor(book, unit, how);
  const spotters = how === 'indirect' ? friends(view, seat).filter(({ id }) => id !== unit.id) : [];
  return (
    <>
      {hot && (
        <fieldset className="as-choice">
          <legend>{t('Overheat for more damage')}</legend>
          {Array.from({ length: unit.card.overheat + 1 }, (_, heat) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the points of heat are their own names
              key={heat}
              type="button"
              className="button as-small"
              aria-pressed={state.overheat === heat}
              onClick={act(`heat:${heat}`)}
            >
              {heat === 0 ? t('cold') : `+${heat}`}
            </button>
          ))}
        </fieldset>
      )}
      {spotters.length > 0 && (
        <fieldset className="as-choice">
          <legend>{t('Who spots')}</legend>
          {spotters.map(({ id }) => (
            <button key={id} type="button" className="button as-small" aria-pressed={state.spotter === id} onClick={act(`spotter:${id}`)}>
              {callSign(view, id)}
            </button>
          ))}
        </fieldset>
      )}
      <Loads loads={loads} chosen={state.munition} act={act} />
    </>
  );
}

/** What is loaded, beside what everybody fires. */
function Loads({
  loads,
  chosen = '',
  act,
}: {
  readonly loads: readonly string[];
  readonly chosen?: string | undefined;
  readonly act: Act;
}) {
  const t = useT();
  if (loads.length === 0) return null;
  return (
    <fieldset className="as-choice">
      <legend>{t('Munition')}</legend>
      {['', ...loads].map(load => (
        <button key={load} type="button" className="button as-small" aria-pressed={chosen === load} onClick={act(`load:${load}`)}>
          {loadWord(load)}
        </button>
      ))}
    </fieldset>
  );
}

/** Guns whose shells are placed by hand, then everything else that the rules offer this unit. */
function Others({ moment, unit, state, act }: Omit<ChoicesProps, 'how'>) {
  const t = useT();
  const guns = gunsOf(unit);
  const others = commandsFor(moment).filter(({ command }) => command.type !== 'bombard' || command.against !== undefined);
  if (guns.length === 0 && others.length === 0) return null;
  return (
    <details className="as-others" open={guns.length > 0}>
      <summary>{t('What else the {unit} may do', { unit: unit.name })}</summary>
      <div className="as-ways">
        {guns.map(gun => (
          <button key={gun} type="button" className="choice-way" aria-pressed={state.gun === gun} onClick={act(`gun:${gun}`)}>
            {t('{gun}: place a shell', { gun })}
          </button>
        ))}
        {state.gun !== undefined && <Loads loads={shellsFor(moment.book, unit, state.gun)} chosen={state.munition} act={act} />}
        {others.map(({ id, label, command }) => (
          <button key={id} type="button" className="choice-way" onClick={act(id)}>
            {say(label)} <Needs words={rollWords(moment, command, t)} />
          </button>
        ))}
      </div>
    </details>
  );
}
