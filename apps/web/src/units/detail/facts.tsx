import { equipment, type Mount, type Unit } from '@sortie/roster';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { TECH_NAMES } from '../search/words.ts';

const sum = (points: Readonly<Record<string, number>>): number => Object.values(points).reduce((total, value) => total + value, 0);

/** "2 × Medium Laser (LA, RA)" for everything of one kind. */
function listed(mounts: readonly Mount[]): readonly string[] {
  const byItem = new Map<string, Mount[]>();
  for (const mount of mounts) byItem.set(mount.item, [...(byItem.get(mount.item) ?? []), mount]);
  return [...byItem].map(([item, all]) => {
    const places = [...new Set(all.map(({ at, rear }) => (rear ? `${at} R` : at)))].join(', ');
    return `${all.length > 1 ? `${all.length} × ` : ''}${equipment(item)?.name ?? item} (${places})`;
  });
}

/** What the unit is on its record sheet. */
export function UnitFactsList({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const { movement, engine, heatSinks, armor, structure } = unit;
  const carried = useMemo(
    () =>
      (['weapon', 'ammo', 'sidearm', 'equipment'] as const)
        .map(kind => [kind, listed(unit.mounts.filter(mount => mount.kind === kind && !mount.builtIn))] as const)
        .filter(([, list]) => list.length > 0),
    [unit],
  );
  const names = { weapon: t('Weapons'), ammo: t('Ammunition'), sidearm: t('Sidearms'), equipment: t('Equipment') };
  return (
    <dl className="unit-facts">
      <Fact name={t('Mass')} value={t('{tons} tons', { tons: unit.tons })} />
      <Fact name={t('Technology')} value={t(TECH_NAMES[unit.tech.mixed ? 'mixed' : unit.tech.base])} />
      {unit.year > 0 && <Fact name={t('Year')} value={String(unit.year)} />}
      <Fact name={t('Movement')} value={`${movement.walk} / ${movement.run}${movement.jump > 0 ? ` / ${movement.jump}` : ''}`} />
      {engine && <Fact name={t('Engine')} value={`${engine.rating} ${engine.type}`} />}
      {heatSinks && <Fact name={t('Heat sinks')} value={`${heatSinks.count} ${heatSinks.type}`} />}
      <Fact name={t('Armor')} value={`${sum(armor.front) + sum(armor.rear)} ${armor.type}`} />
      <Fact name={t('Structure')} value={`${sum(structure.points)} ${structure.type}`} />
      {carried.map(([kind, list]) => (
        <Fact key={kind} name={names[kind]} value={list.join(' · ')} />
      ))}
      {unit.quirks && unit.quirks.length > 0 && <Fact name={t('Quirks')} value={unit.quirks.join(' · ')} />}
    </dl>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
