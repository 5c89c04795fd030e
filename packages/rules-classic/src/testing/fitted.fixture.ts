import { find, type Mount, type Unit as Paper } from '@sortie/roster';

export const gear = (item: string, at = 'RT', size?: number): Mount => ({
  kind: 'equipment',
  item,
  at,
  slots: 1,
  ...(size ? { size } : {}),
});
export const cannon: Mount = { kind: 'weapon', item: 'PPC', at: 'RA' };
/** A Griffin with a cannon and whatever else. */
export const fitted = (...items: readonly (string | Mount)[]): Paper => ({
  ...find('GRF-1N')!,
  mounts: [cannon, ...items.map(item => (typeof item === 'string' ? gear(item) : item))],
});
export const stealthy = (...items: readonly (string | Mount)[]): Paper => {
  const unit = fitted(...items);
  return { ...unit, armor: { ...unit.armor, type: 'Stealth' } };
};
