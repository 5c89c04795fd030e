import '../sums/term.css';
import type { RollingSeen } from '@sortie/table';
import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Die } from '../present/die.tsx';
import { Float } from '../sums/float.tsx';
import { RuleCard } from '../sums/rule-card.tsx';

interface Props {
  readonly rolling: RollingSeen;
  readonly who: string;
  /** What was typed is on its way. */
  readonly busy: boolean;
  readonly onFaces: (faces: readonly number[]) => void;
  readonly onWithdraw: () => void;
}

/** Real dice: what to roll, and a place to say what came up. */
export function ManualDice({ rolling, who, busy, onFaces, onWithdraw }: Props) {
  const t = useT();
  const { wants } = rolling;
  const [faces, setFaces] = useState<readonly number[]>([]);
  if (busy) return null;
  if (!wants) return <p className="prompt">{t('{name} rolls the dice.', { name: who })}</p>;
  const { count, sides, rule } = wants;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (faces.length !== count) return;
    onFaces(faces);
    setFaces([]);
  };
  const add = (face: number) => faces.length < count && setFaces([...faces, face]);
  return (
    <form className="prompt manual-dice" data-rule={rule} onSubmit={send}>
      <p>
        <strong>{t('Roll {count} dice with {sides} sides', { count, sides })}</strong>{' '}
        <Float
          label={rule}
          trigger={props => (
            <button type="button" className="term" {...props}>
              {t('What for?')}
            </button>
          )}
        >
          {() => <RuleCard rule={rule} />}
        </Float>
      </p>
      <div className="row">
        {Array.from({ length: sides }, (_, i) => i + 1).map(face => (
          <button key={face} type="button" className="die-button" aria-label={t('Rolled a {face}', { face })} onClick={() => add(face)}>
            <Die face={face} size={36} />
          </button>
        ))}
      </div>
      <div className="row">
        <output className="rolled" aria-label={t('Rolled so far')}>
          {faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell.
            <Die key={i} face={face} size={24} />
          ))}
          {faces.length < count && <span className="quiet">{t('{missing} missing', { missing: count - faces.length })}</span>}
        </output>
        <button type="button" className="button" disabled={faces.length === 0} onClick={() => setFaces(faces.slice(0, -1))}>
          {t('Back')}
        </button>
        <button type="submit" className="button button-primary" disabled={faces.length !== count}>
          {t('Use these dice')}
        </button>
        {rolling.mayWithdraw && (
          <button type="button" className="button button-plain" onClick={onWithdraw}>
            {t('Cancel the action')}
          </button>
        )}
      </div>
    </form>
  );
}
