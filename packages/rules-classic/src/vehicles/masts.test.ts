import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { isWhole, unitAt } from '../state.ts';
import { readSetup } from '../testing/setup.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, termsOf } from '../testing/table.fixture.ts';
import { hasMast } from './masts.ts';

const warrior = find('Warrior Attack Helicopter H-7')!;
const lrm: Mount = { kind: 'weapon', item: 'LRM 10', at: 'FR' };
const ammo: Mount = { kind: 'ammo', item: 'IS Ammo LRM-10', at: 'BD', shots: 12 };
const MAST: Mount = { kind: 'equipment', item: 'ISMastMount', at: 'RO' };
const masted = (...more: readonly Mount[]): Paper => ({ ...warrior, mounts: [lrm, ammo, ...more] });
/** Behind a hill that is as high as it flies. */
const behind = (design: Paper, ...others: readonly Placed[]) =>
  start({
    phase: 'weapon',
    units: [{ at: '0803', facing: 3, elevation: 1, design, moved: ['walk', 2] }, { at: '0811', moved: ['stand', 0] }, ...others],
    ground: { '0804': '2' },
  });

describe('masts of VTOLs', () => {
  rule('TOE-vtol-mast-spotting', 'over its cover it spots for itself: its movement counts once, and nothing goes there directly', () => {
    expect(hasMast(unitAt(behind(masted(MAST)).state, 0))).toBe(true);
    expect(
      behind(masted())
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TW-los-block-hill');
    const play = behind(masted(MAST));
    play.does(NORTH, fire(0, 1, 0));
    const [fired] = eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'TW-if-mods': 1, 'TW-th-walk': 1 });
    const direct = behind({ ...masted(MAST), mounts: [{ kind: 'weapon', item: 'Large Laser', at: 'FR' }, MAST] });
    expect(direct.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-los-block-hill');
  });

  rule('TOE-vtol-mast-spotting', 'and it spots for others', () => {
    const archer: Placed = { at: '0802', facing: 3, seat: NORTH, design: 'ARC-2R', elevation: 0 };
    const spot = { ...hold(0), spots: 1 } as ReturnType<typeof hold>;
    const plain = behind(masted(), archer);
    expect(plain.refuses(NORTH, spot).map(one => one.rule)).toContain('TW-if-spot');
    behind(masted(MAST), archer).does(NORTH, spot);
  });

  const above = (item: string, kind: Mount['kind'] = 'equipment'): Mount => ({ kind, item, at: 'RO' });
  rule('TOE-vtol-mast-items#1', 'instruments, slaves and peers; neither what points targets out nor a master, and no gun', () => {
    const isAccepted = (mount: Mount): boolean =>
      readSetup({ map: 'hills', forces: [[{ design: masted(MAST, mount) }], [{ design: 'GRF-1N' }]], turns: null }).ok;
    for (const item of ['BeagleActiveProbe', 'ISGuardianECMSuite', 'ISC3SlaveUnit', 'ISC3iUnit'])
      expect(isAccepted(above(item))).toBe(true);
    for (const item of ['ISTAG', 'ISLightTAG', 'CLTAG', 'ISC3MasterUnit', 'Medium Laser'])
      expect(isAccepted(above(item, 'weapon'))).toBe(false);
  });
  rule('TOE-vtol-mast-items#2', 'they are in the place of the rotor, and go with it', () => {
    const design = masted(MAST, above('BeagleActiveProbe'));
    const probe = sheetOf(design).gear.findIndex(({ kind }) => kind === 'probe');
    expect(sheetOf(design).gear[probe]!.at).toBe('RO');
    const { book, state } = behind(design);
    const whole = unitAt(state, 0);
    expect([isWhole(whole, 'gear', probe), isWhole({ ...whole, gone: ['RO'] }, 'gear', probe)]).toEqual([true, false]);
    expect(book.check(state as never, { ...hold(0), spots: 1 } as ReturnType<typeof hold>, NORTH)).toEqual([]);
    const bare = { ...state, units: state.units.map((unit, i) => (i === 0 ? { ...unit, gone: ['RO' as const] } : unit)) };
    expect(book.check(bare as never, { ...hold(0), spots: 1 } as ReturnType<typeof hold>, NORTH)).not.toEqual([]);
  });
  rule('TOE-vtol-mast-items', 'instruments only, and they go with the rotor', () => {
    const isAccepted = (mount: Mount): boolean =>
      readSetup({ map: 'hills', forces: [[{ design: masted(MAST, mount) }], [{ design: 'GRF-1N' }]], turns: null }).ok;
    const above = (item: string, kind: Mount['kind'] = 'equipment'): Mount => ({ kind, item, at: 'RO' });
    expect([isAccepted(above('ISC3SlaveUnit')), isAccepted(above('BeagleActiveProbe'))]).toEqual([true, true]);
    expect([isAccepted(above('ISTAG', 'weapon')), isAccepted(above('ISC3MasterUnit', 'weapon'))]).toEqual([false, false]);
    const design = masted(MAST, above('BeagleActiveProbe'));
    const probe = sheetOf(design).gear.findIndex(({ kind }) => kind === 'probe');
    const [unit] = behind(design).state.units;
    expect([isWhole(unit!, 'gear', probe), isWhole({ ...unit!, gone: ['RO'] }, 'gear', probe)]).toEqual([true, false]);
    expect(hasMast({ ...unit!, gone: ['RO'] })).toBe(false);
  });
});
