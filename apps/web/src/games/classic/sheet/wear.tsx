import type { Unit } from '@sortie/rules-classic';
import { useT, word } from '../../../i18n/index.ts';

const MOTIVE: { readonly [kind: string]: string } = {
  minor: word('minor motive damage'),
  moderate: word('moderate motive damage'),
  heavy: word('heavy motive damage'),
};

/** What no longer works of a vehicle, in words. */
export function WearList({ wear }: { readonly wear: NonNullable<Unit['wear']> }) {
  const t = useT();
  const found = [
    ...(wear.immobile ? [t('immobilized')] : []),
    ...wear.motive.map(kind => t(MOTIVE[kind] ?? kind)),
    ...(wear.sensors > 0 ? [t('sensors hit ×{count}', { count: wear.sensors })] : []),
    ...wear.stabilizers.map(at => t('stabilizer hit ({at})', { at })),
    ...(wear.driver ? [t('the driver is hit')] : []),
    ...(wear.commander ? [t('the commander is hit')] : []),
    ...(wear.engine ? [t('the engine is hit')] : []),
    ...(wear.stuckTurret === 'no' ? [] : [wear.stuckTurret === 'jammed' ? t('the turret jams') : t('the turret locks')]),
  ];
  if (found.length === 0) return <p className="quiet small">{t('Everything works.')}</p>;
  return (
    <ul className="classic-hits">
      {found.map(text => (
        <li key={text} className="classic-hit">
          {text}
        </li>
      ))}
    </ul>
  );
}
