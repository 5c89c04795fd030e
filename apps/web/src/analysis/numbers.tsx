import './numbers.css';
import type { Refusal, Way } from '@sortie/kernel';
import type { UnitCard } from '../battle/face.ts';
import { SumBar } from '../battle/sums/sum-bar.tsx';
import { WhyNot } from '../battle/sums/why-not.tsx';
import { tenth } from '../games/hexes/weapon-row.tsx';
import { say, tn, useT } from '../i18n/index.ts';
import { SideMark } from '../ui/side-mark.tsx';
import type { Drafting } from './drafting.ts';
import type { Picks } from './picks.ts';
import { keyOf } from './usual.ts';

interface Props {
  readonly from: UnitCard;
  readonly to: UnitCard;
  readonly attacker: string;
  readonly ways: readonly Way[];
  readonly picks: Picks;
  readonly drafting: Drafting;
  /** A way is under the pointer or has the focus, or none is. */
  readonly onPoint?: (way: string | undefined) => void;
}

/** Everything that one unit can do to another: each way with its sum, its chance and what it is worth. */
export function Numbers({ from, to, attacker, ways, picks, drafting, onPoint }: Props) {
  const t = useT();
  const chosen = picks.chosen(attacker, ways);
  const open = ways.filter(({ found }) => 'answer' in found);
  const shut = ways.filter(({ found }) => 'refused' in found);
  const hope = open.reduce((sum, way) => (chosen.has(keyOf(way)) ? sum + (way.expected ?? 0) : sum), 0);
  return (
    <section className="numbers" aria-label={t('{attacker} attacks {target}', { attacker: from.name, target: to.name })}>
      <h3>
        <SideMark seat={from.seat} /> {from.name} <span aria-hidden="true">→</span> <SideMark seat={to.seat} /> {to.name}
        {hope > 0 && <span className="numbers-hope">{t('≈ {damage} damage', { damage: tenth(hope) })}</span>}
      </h3>
      <ul>
        {open.map(way => (
          <OneWay
            key={keyOf(way)}
            way={way}
            chosen={chosen.has(keyOf(way))}
            drafting={drafting}
            {...(onPoint && { onPoint })}
            onToggle={() => picks.toggle(attacker, ways, way)}
          />
        ))}
      </ul>
      {open.length === 0 && shut.length === 0 && <p className="quiet">{t('There is no way to attack.')}</p>}
      {shut.length > 0 && (
        <details open={open.length === 0}>
          <summary className="quiet">{tn('{n} way is not possible', '{n} ways are not possible', shut.length)}</summary>
          <Shut ways={shut} />
        </details>
      )}
    </section>
  );
}

/** Ways that are not possible; those with the same reason together. */
function Shut({ ways }: { readonly ways: readonly Way[] }) {
  const reasons = new Map<string, { readonly refused: Refusal; readonly ways: Way[] }>();
  for (const way of ways) {
    if (!('refused' in way.found)) continue;
    const { refused } = way.found;
    const same = reasons.get(`${refused.rule}|${refused.reason}`) ?? { refused, ways: [] };
    same.ways.push(way);
    reasons.set(`${refused.rule}|${refused.reason}`, same);
  }
  return (
    <ul>
      {[...reasons].map(([reason, { refused, ways: alike }]) => (
        <li key={reason} className="way-shut">
          <span>{alike.map(({ name }) => say(name)).join(' · ')}</span>
          <WhyNot refusals={[refused]} />
        </li>
      ))}
    </ul>
  );
}

interface WayProps {
  readonly way: Way;
  readonly chosen: boolean;
  readonly drafting: Drafting;
  readonly onToggle: () => void;
  readonly onPoint?: Props['onPoint'];
}

function OneWay({ way, chosen, drafting, onToggle, onPoint }: WayProps) {
  const t = useT();
  const { found, name, expected } = way;
  if (!('answer' in found)) return undefined;
  const { answer, chance } = found;
  const rolls = drafting.rolls(way.ask.kind);
  return (
    <li
      className="way"
      data-chosen={(chosen && rolls) || undefined}
      {...(onPoint && { onPointerEnter: () => onPoint(keyOf(way)), onPointerLeave: () => onPoint(undefined) })}
      {...(onPoint && { onFocus: () => onPoint(keyOf(way)), onBlur: () => onPoint(undefined) })}
    >
      {rolls ? (
        <label className="way-name">
          <input
            type={drafting.single ? 'radio' : 'checkbox'}
            checked={chosen}
            onChange={onToggle}
            onClick={drafting.single && chosen ? onToggle : undefined}
          />
          {say(name)}
        </label>
      ) : (
        <span className="way-name">{say(name)}</span>
      )}
      <span className="way-result">
        <b>{drafting.total === 'roll' ? t('{number}+', { number: answer.total }) : t('strength {number}', { number: answer.total })}</b>
        {chance !== undefined && <span className="sum-chance">{t('{percent} %', { percent: Math.round(chance * 100) })}</span>}
        {expected !== undefined && expected > 0 && <span className="quiet">{t('≈ {damage} damage', { damage: tenth(expected) })}</span>}
      </span>
      <SumBar answer={answer} compact />
    </li>
  );
}
