import { equipment, find, weaponsOf } from '@sortie/roster';
import { useEffect, useState } from 'react';
import { say, t as translate, useT, word } from '../i18n/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { Evening, Tracked } from './document.ts';
import { GAITS, type Gait, type Standing, type Summed, sumOf } from './sum.ts';

const NAMES: { readonly [G in Gait]: string } = {
  none: word('stood still'),
  walk: word('walked'),
  run: word('ran'),
  jump: word('jumped'),
};

const weaponNames = ({ unit }: Tracked): readonly string[] => {
  const known = find(unit);
  return known ? [...new Set(weaponsOf(known).map(({ item }) => equipment(item)?.name ?? item))] : [];
};

/** What an attack needs, and why: for people who would rather read a sum than do it. */
export function ToHit({ evening, me }: { readonly evening: Evening; readonly me: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const own = evening.units.filter(({ owner, lost }) => owner === me && !lost);
  const foes = evening.units.filter(({ owner, lost }) => owner !== me && !lost);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('To-hit number')}
      </button>
      <Sheet title={t('To-hit number')} open={open} onClose={() => setOpen(false)}>
        {own.length > 0 && foes.length > 0 ? (
          <Calculator own={own} foes={foes} />
        ) : (
          <p>{t('You need a unit of your own on the table, and one of somebody else.')}</p>
        )}
      </Sheet>
    </>
  );
}

const USUAL: Standing = { distance: 6, attackerMoved: 'walk', targetMoved: 'walk', hexes: 3, between: 0, inWoods: false };

function Calculator({ own, foes }: { readonly own: readonly Tracked[]; readonly foes: readonly Tracked[] }) {
  const t = useT();
  const [from, setFrom] = useState(own[0]?.id);
  const [at, setAt] = useState(foes[0]?.id);
  const [standing, setStanding] = useState(USUAL);
  const attacker = own.find(({ id }) => id === from) ?? own[0];
  const target = foes.find(({ id }) => id === at) ?? foes[0];
  const classic = attacker?.system === 'classic';
  const weapons = attacker && classic ? weaponNames(attacker) : [];
  const weapon = standing.weapon !== undefined && weapons.includes(standing.weapon) ? standing.weapon : weapons[0];
  const change = (more: Partial<Standing>): void => setStanding(before => ({ ...before, ...more }));
  if (!attacker || !target) return null;
  return (
    <div className="stack-tight">
      <div className="calculator">
        <Choice label={t('Attacker')} value={attacker.id} options={own.map(({ id, name }) => [id, name])} onChange={setFrom} />
        <Choice label={t('Target')} value={target.id} options={foes.map(({ id, name }) => [id, name])} onChange={setAt} />
        {classic && weapon !== undefined && (
          <Choice label={t('Weapon')} value={weapon} options={weapons.map(one => [one, one])} onChange={one => change({ weapon: one })} />
        )}
        <Count
          label={classic ? t('Hexes away') : t('Inches away')}
          value={standing.distance}
          most={classic ? 40 : 42}
          onChange={distance => change({ distance })}
        />
        <Choice
          label={t('Attacker moved')}
          value={standing.attackerMoved}
          options={gaits()}
          onChange={gait => change({ attackerMoved: gait as Gait })}
        />
        <Choice
          label={t('Target moved')}
          value={standing.targetMoved}
          options={gaits()}
          onChange={gait => change({ targetMoved: gait as Gait })}
        />
        {classic && <Count label={t('Hexes the target moved')} value={standing.hexes} most={30} onChange={hexes => change({ hexes })} />}
        <Count label={t('Light woods between')} value={standing.between} most={classic ? 2 : 1} onChange={between => change({ between })} />
        <label>
          <input type="checkbox" checked={standing.inWoods} onChange={event => change({ inWoods: event.target.checked })} />{' '}
          {t('Target in light woods')}
        </label>
      </div>
      <Answer attacker={attacker} target={target} standing={weapon === undefined ? standing : { ...standing, weapon }} />
    </div>
  );
}

const gaits = (): readonly (readonly [string, string])[] => GAITS.map(gait => [gait, translate(NAMES[gait])]);

function Answer({ attacker, target, standing }: { readonly attacker: Tracked; readonly target: Tracked; readonly standing: Standing }) {
  const t = useT();
  const [sum, setSum] = useState<Summed>();
  const key = JSON.stringify([attacker, target, standing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when anything of it has changed.
  useEffect(() => {
    let gone = false;
    void sumOf(attacker, target, standing).then(found => gone || setSum(found));
    return () => {
      gone = true;
    };
  }, [key]);
  if (!sum) return <p role="status">{t('Adding up …')}</p>;
  if (!sum.ok) return <p role="status">{t('No shot: {reason}', { reason: sum.why })}</p>;
  return (
    <div className="sum-lines" role="status">
      <p>
        <strong>{t('{n} or more on two dice', { n: sum.total })}</strong> · {Math.round(sum.chance * 100)} %
      </p>
      {sum.lines.map(({ words, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms have no names of their own.
        <span key={i} className="sum-line">
          <span>{say(words)}</span>
          <b>{i > 0 && value > 0 ? `+${value}` : value}</b>
        </span>
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <select className="input" value={value} onChange={event => onChange(event.target.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

const Count = ({ label, value, most, onChange }: CountProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <input
      className="input"
      type="number"
      min={0}
      max={most}
      value={value}
      onChange={event => onChange(Math.max(0, Math.min(most, Math.round(Number(event.target.value)))))}
    />
  </label>
);
