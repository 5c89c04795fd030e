import './facts.css';
import { say } from '../../i18n/index.ts';
import type { Fact, UnitCard } from '../face.ts';
import { TokenPicture } from '../parts/token-picture.tsx';
import { SumBar } from '../sums/sum-bar.tsx';

interface Props {
  readonly facts: readonly Fact[];
  readonly units: readonly UnitCard[];
}

/** What is known of a place or a unit, one thing a line; numbers open to what makes them. */
export function Facts({ facts, units }: Props) {
  return (
    <dl className="facts">
      {facts.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts never change their places.
        <div key={i}>
          <dt>{say(fact.label)}</dt>
          <dd>
            {fact.value && say(fact.value)}
            {fact.answer && <SumBar answer={fact.answer} compact />}
            {fact.units && <Faces keys={fact.units} units={units} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Units as they stand on the board, by name. */
function Faces({ keys, units }: { readonly keys: readonly string[]; readonly units: readonly UnitCard[] }) {
  const shown = units.filter(({ key }) => keys.includes(key));
  return (
    <span className="fact-units">
      {shown.map(({ key, name, token }) => (
        <span key={key} className="fact-unit">
          <TokenPicture token={token} size={20} /> {name}
        </span>
      ))}
    </span>
  );
}
