import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { NORTH, type Placed, start, strike } from '../../testing/table.fixture.ts';
import { fieldGunRules } from './field-guns.ts';

const GUNS: readonly RuleId[] = fieldGunRules.map(({ id }) => id);
const platoon = find('Motorized Platoon (MG)')!;
const gun: Mount[] = [
  { kind: 'weapon', item: 'Autocannon/5', at: 'FGUN' },
  { kind: 'ammo', item: 'IS Ammo AC/5', at: 'FGUN', shots: 20 },
];
const trained = (guns: boolean): Paper => ({
  ...platoon,
  motive: 'foot',
  platoon: { ...platoon.platoon!, antiMech: true },
  mounts: [...platoon.mounts, ...(guns ? gun : [])],
});
rule('TOE-field-gun-limits#3', 'who drags guns neither swarms nor goes for legs', () => {
  const refused = (guns: boolean, kind: 'swarm' | 'leg') => {
    const units: readonly Placed[] = [{ at: '0808', design: trained(guns) }, { at: '0808' }];
    const play = start({ phase: 'physical', units, rules: GUNS });
    return play.book.check(play.state as never, strike(0, { kind, target: 1 } as never), NORTH).map(one => one.rule);
  };
  for (const kind of ['swarm', 'leg'] as const) expect(refused(true, kind)).toContain('TOE-field-gun-limits');
});
