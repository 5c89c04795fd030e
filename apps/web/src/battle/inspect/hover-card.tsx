import './hover-card.css';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { Fact, UnitCard } from '../face.ts';
import { placeBeside } from '../present/beside.ts';
import type { Desk } from '../use-desk.ts';
import { Facts } from './facts.tsx';

/** Milliseconds that the pointer rests on a unit before its card is shown. */
const REST = 260;

/** The figures of a unit that matter now, beside it, as long as the pointer rests on it. */
export function HoverCard({ desk }: { readonly desk: Desk }) {
  const { token } = useSyncExternalStore(desk.pointer.subscribe, desk.pointer.now);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (token === undefined) {
      setShown(undefined);
      return;
    }
    const timer = setTimeout(() => setShown(token), REST);
    return () => clearTimeout(timer);
  }, [token]);
  const unit = shown === token ? desk.units.find(({ key, onMap }) => key === shown && onMap) : undefined;
  return unit ? <Card unit={unit} facts={desk.briefOn(unit.key)} desk={desk} /> : null;
}

const percent = (share: number): number => Math.round(share * 100);

function Card({ unit, facts, desk }: { readonly unit: UnitCard; readonly facts: readonly Fact[]; readonly desk: Desk }) {
  const t = useT();
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another unit stands elsewhere.
  useLayoutEffect(() => {
    const box = desk.boxAround([unit.key]);
    const own = card.current;
    if (!own || !box) return;
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    const { left, top } = placeBeside(size, { width: innerWidth, height: innerHeight }, box, []);
    own.style.translate = `${left}px ${top}px`;
  }, [unit.key]);
  const { armor, structure, mood } = unit.token;
  return (
    <div ref={card} className="hover-card panel" role="tooltip">
      <p className="hover-card-head">
        <SideMark seat={unit.seat} size={12} /> <b>{unit.name}</b> <span className="quiet">{unit.detail}</span>
      </p>
      {unit.status && <p className="hover-card-status">{say(unit.status)}</p>}
      {mood !== 'wreck' && armor !== undefined && (
        <p className="hover-card-gauges">
          {t('Armor {percent} %', { percent: percent(armor) })}
          {structure !== undefined && ` · ${t('Structure {percent} %', { percent: percent(structure) })}`}
        </p>
      )}
      {facts.length > 0 && <Facts facts={facts} units={desk.units} />}
    </div>
  );
}
