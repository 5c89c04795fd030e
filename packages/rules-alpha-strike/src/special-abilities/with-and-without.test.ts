import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { hit, inches, lost, shot, term } from '../both-sides.fixture.ts';
import { at, BASE, book, done, moving, slow as pair, refused, ruleset, soldiers, standard, stay } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { Command, How, State, Unit, Weather } from '../shape.ts';

// Every ability beside a unit that does not have it: a proof by absence alone would hold without the rule as well.

rule('AS-sua-art', 'only whoever has the gun fires it, with the points of its table', () => {
  const shell: Command = { type: 'bombard', unit: 0, weapon: 'ART-LT', at: { x: 5080, y: 20 * 254 } };
  const gun = (specials: string) => setPiece([at({ specials }, 0, 20, 40), at({}, 1, 20, 20), at({}, 1, 23, 20)]);
  expect([refused(gun('ARTLT-1'), shell), refused(gun('ARTS-1'), shell), refused(gun(''), shell)]).toEqual([
    [],
    ['AS-art-declare'],
    ['AS-art-declare'],
  ]);
  const game = scene(ruleset, gun('ARTLT-1'));
  game.does(0, shell);
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect([lost(game.state), lost(game.state, 2)]).toEqual([5, 2]);
});
rule('AS-sua-afc', 'a support vehicle without it aims two worse, an industrial ’Mech one', () => {
  const penalty = (type: 'SV' | 'IM', specials: string) =>
    term(setPiece(pair(3, { type, specials, move: '6"' })), type === 'SV' ? 'AS-to-hit-sv' : 'AS-to-hit-im');
  expect([penalty('SV', ''), penalty('SV', 'BFC'), penalty('SV', 'AFC'), penalty('IM', ''), penalty('IM', 'AFC')]).toEqual([
    2,
    1,
    undefined,
    1,
    undefined,
  ]);
});
rule('AS-sua-stl', 'nothing, 1 and 2 by range, and 1, 1 and 2 for suits; nothing against fists', () => {
  const stealth = (type: 'BM' | 'BA', apart: number, how: How = 'standard') =>
    term(setPiece(pair(apart, {}, { type, specials: 'STL' })), 'AS-to-hit-stl', how);
  expect([3, 12, 30].map(apart => stealth('BM', apart) ?? 0)).toEqual([0, 1, 2]);
  expect([...[3, 12, 30].map(apart => stealth('BA', apart)), stealth('BA', 0, 'strike')]).toEqual([1, 1, 2, undefined]);
});
rule('AS-sua-mas', '3 for what stood still, nothing for what moved or against fists', () => {
  const mimetic = (specials: string, moved: Unit['moved'], how: How = 'standard') =>
    term(setPiece(pair(0, {}, { type: 'BA', specials }, {}, { moved })), 'AS-to-hit-mas', how);
  const walked: Unit['moved'] = { mode: 'ground', length: 900, from: null };
  expect([mimetic('MAS', null), mimetic('LMAS', null), mimetic('MAS', walked), mimetic('MAS', null, 'strike')]).toEqual([
    3,
    2,
    undefined,
    undefined,
  ]);
});
rule('AS-sua-snarc', 'as far as Medium, and missiles do one more unless the target is screened', () => {
  const reach = (apart: number) => refused(setPiece(pair(apart, { specials: 'SNARC' })), hit('SNARC'));
  expect([reach(24), reach(25)]).toEqual([[], ['AS-range-nodamage']]);
  const marks: Unit['marks'] = [{ kind: 'narc', until: 0, seat: 0 }];
  const salvo = (specials: string, theirs: Partial<Unit>) =>
    lost(shot(setPiece(pair(3, { specials: 'SRM2/2' }, { specials }, {}, theirs)), [6, 5], 'SRM').state);
  expect([salvo('', {}), salvo('', { marks }), salvo('ECM', { marks })]).toEqual([2, 3, 2]);
});
rule('AS-sua-tag', 'Short and Medium, not beyond', () => {
  expect([12, 30].map(apart => refused(setPiece(pair(apart, { specials: 'TAG' })), hit('TAG')))).toEqual([[], ['AS-range-nodamage']]);
});
rule('AS-sua-inarc', 'Short and Medium, not beyond', () => {
  expect([12, 30].map(apart => refused(setPiece(pair(apart, { specials: 'INARC' })), hit('INARC')))).toEqual([[], ['AS-range-nodamage']]);
});
const tasered = (how: 'MTAS' | 'BTAS', mine: Sketch, specials: string, dice: readonly number[]) =>
  shot(setPiece(pair(3, mine, { specials, type: 'CV', move: '4"t' })), [6, 5, ...dice], how).state.units[1]!.marks.length;
rule('AS-sua-aba', 'others are shaken by a taser, and take the roll of armor-piercing shells', () => {
  expect([tasered('MTAS', { specials: 'MTAS1' }, '', [5, 4]), tasered('MTAS', { specials: 'MTAS1' }, 'ABA', [])]).toEqual([1, 0]);
  const shell = (specials: string, ...dice: readonly number[]) =>
    shot(setPiece(pair(3, { specials: 'AC2/2/-' }, { specials })), [6, 4, ...dice], 'AC', { munition: 'armor-piercing' }, [
      ...standard,
      'AS-munition-list',
    ]).events.filter(({ type }) => type === 'rolled').length;
  expect([shell('', 3, 2), shell('ABA')]).toEqual([1, 0]);
});
rule('ASC-sua-aba', 'suits’ tasers and tandem charges do nothing more to it', () => {
  const suit: Sketch = { type: 'BA', specials: 'BTAS1' };
  expect([tasered('BTAS', suit, '', [5, 4]), tasered('BTAS', suit, 'ABA', [])]).toEqual([1, 0]);
  const charge = (specials: string, ...dice: readonly number[]) =>
    shot(setPiece(pair(3, { specials: 'SRM2/2' }, { specials })), [6, 4, ...dice], 'SRM', { munition: 'tandem' }, [
      ...standard,
      'AS-munition-list',
    ]).events.filter(({ type }) => type === 'rolled').length;
  expect([charge('', 3, 2), charge('ABA')]).toEqual([1, 0]);
});
const aided = (...others: readonly Placed[]) =>
  term(setPiece([...pair(3, { specials: 'RBT' }), at({ specials: 'ATAC1' }, 0, 30, 44), ...others]), 'AS-sua-atac');
rule('AS-sua-jam', 'a jammer of the enemy cancels the help, one’s own does not', () => {
  expect([aided(), aided(at({ specials: 'JAM' }, 1, 30, 10)), aided(at({ specials: 'JAM' }, 0, 30, 10))]).toEqual([-1, undefined, -1]);
});
rule('ASC-sua-jam', 'within sixty inches and no farther', () => {
  const far = (x: number) => aided(at({ specials: 'JAM' }, 1, x, 40));
  expect([far(20 + 45), far(20 + 62)]).toEqual([undefined, -1]);
});
rule('AS-sua-dj', 'what a jammer has cut off is stealth no more', () => {
  const stealth = (marks: Unit['marks']) => term(setPiece(pair(12, {}, { specials: 'STL' }, {}, { marks })), 'AS-to-hit-stl');
  expect([stealth([]), stealth([{ kind: 'jammedEcm', until: 5 }])]).toEqual([1, undefined]);
});
const weather = (more: Partial<Weather>): Partial<State> => ({
  weather: { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0, ...more },
});
rule('AS-sua-srch', 'the dark troubles everybody else', () => {
  const night = (specials: string) => term(setPiece(pair(3, { type: 'PM', specials }), weather({ light: 'night' })), 'AS-env-darkness');
  expect([night(''), night('SRCH')]).toEqual([2, undefined]);
});
rule('AS-env-list', 'dark, fog and hail make weapons miss, not fists', () => {
  const total = (more: Partial<Weather>, how: How = 'standard') =>
    book.ask('toHit', aimOf(setPiece(pair(0, { type: 'PM', specials: 'LRM1/1/1' }), weather(more)), hit(how))!).total;
  const base = total({});
  expect([total({ light: 'pitch-black' }), total({ fog: 2 }), total({ hail: 2 })].map(one => one - base)).toEqual([4, 1, 2]);
  const fists = total({}, 'strike');
  expect([total({ light: 'pitch-black' }, 'strike'), total({ fog: 2 }, 'strike'), total({ hail: 2 }, 'strike')]).toEqual([
    fists,
    fists,
    fists,
  ]);
});
rule('AS-sua-soa', 'what is made for space fights without air, burning engines do not', () => {
  const airless = (specials: string) => refused(setPiece(pair(3, { specials }), weather({ vacuum: true })), hit());
  expect([airless('EE'), airless('EE,SOA'), airless('')]).toEqual([['AS-env-vacuum'], [], []]);
  const walk = (specials: string) =>
    refused(
      { ...moving([at({ specials }, 0, 20, 40), at({}, 1, 60, 4)]), ...weather({ vacuum: true }) },
      stay({ path: [{ x: 5080, y: 38 * 254 }] }),
    );
  expect([walk('EE'), walk('EE,SOA')]).toEqual([['AS-env-vacuum'], []]);
});
rule('AS-sua-fc', 'fuel cells need air too, unless they are sealed', () => {
  const airless = (specials: string) => refused(setPiece(pair(3, { specials }), weather({ vacuum: true })), hit());
  expect([airless('FC'), airless('FC,SEAL')]).toEqual([['AS-env-vacuum'], []]);
});
rule('AS-sua-bhj', 'without it every hit in vacuum is a roll', () => {
  const breach = (specials: string, ...dice: readonly number[]) =>
    shot(setPiece(pair(3, {}, { specials }), weather({ vacuum: true })), [6, 4, ...dice]).events.filter(({ type }) => type === 'rolled')
      .length;
  expect([breach('', 3, 2), breach('BHJ')]).toEqual([1, 0]);
});
rule('AS-sua-fr', 'its heat is another’s', () => {
  const heated = (specials: string) => shot(setPiece(pair(3, { specials: 'HT2/1/-' }, { specials })), [6, 4]).state.units[1]!.heatFrom;
  expect([heated(''), heated('FR')]).toEqual([2, 0]);
});
rule('AS-sua-ams', 'a point less from the front, nothing less from behind', () => {
  const salvo = (specials: string, facing: Unit['facing'] = { dx: 0, dy: 1 }) =>
    lost(shot(setPiece(pair(3, { specials: 'SRM2/2' }, { specials }, {}, { facing })), [6, 5]).state);
  expect([salvo(''), salvo('AMS'), salvo('AMS', { dx: 0, dy: -1 }) - salvo('', { dx: 0, dy: -1 })]).toEqual([3, 2, 0]);
});
rule('AS-sua-rel', 'reflective armor halves other lasers and does not mind it', () => {
  const beam = (specials: string) => lost(shot(setPiece(pair(3, { damage: '4/4/-', specials }, { specials: 'RFA' })), [6, 5]).state);
  expect([beam('ENE'), beam('REL,ENE')]).toEqual([2, 4]);
});
rule('ASC-sua-rel', 'critical resistance is 2 against others and 1 against it', () => {
  const resisted = (specials: string) => {
    const [by, unit] = setPiece(pair(3, { specials }, { specials: 'CR' })).units;
    return book.ask('critical', { unit: unit!, by: by! }).total;
  };
  expect([resisted(''), resisted('REL')]).toEqual([-2, -1]);
});
rule('AS-damage-order', 'a salvo of 3 loses a point to the defence and one to the shield, and never falls below nothing', () => {
  const salvo = (specials: string, damage = '3/3/3') =>
    lost(shot(setPiece(pair(3, { damage, specials: 'SRM2/2' }, { specials })), [6, 5]).state);
  expect([salvo(''), salvo('AMS'), salvo('AMS,SHLD'), salvo('SHLD', '1/1/1')]).toEqual([3, 2, 1, 0]);
});
rule('AS-sua-tsm', 'cold 8 inches and Size, at heat 1 ten inches and a point more, at heat 2 six', () => {
  const hot = (heat: number) => inches(at({ specials: 'TSM' }, 0, 20, 40, { heat }));
  expect([hot(0), hot(1), hot(2)]).toEqual([8, 10, 6]);
  const fist = (heat: number) => lost(shot(setPiece(pair(0, { specials: 'TSM' }, {}, { heat })), [6, 5], 'strike').state);
  expect([fist(0), fist(1)]).toEqual([3, 4]);
});
rule('AS-sua-mel', 'a fist does 3 where the blade does 4, and only who has one uses it', () => {
  const blow = (how: How, specials: string) => lost(shot(setPiece(pair(0, { specials })), [6, 5], how).state);
  expect([blow('strike', 'MEL'), blow('melee', 'MEL')]).toEqual([3, 4]);
  expect(refused(setPiece(pair(0)), hit('melee'))).not.toEqual([]);
});
const carrying = (specials: string) =>
  refused(
    moving([at({ type: 'CV', move: '8"t', specials }, 0, 20, 40), at(soldiers, 0, 20 + BASE, 40), at({}, 1, 60, 4)]),
    stay({ mounts: [1] }),
  );
rule('AS-sua-mash', 'a hospital of 8 takes four tons, one of 6 does not', () => {
  expect([carrying('MASH8'), carrying('MASH6')]).toEqual([[], ['AS-mount']]);
});
rule('ASC-sua-mash', '7 is rounded up to four tons', () => {
  expect([carrying('MASH7'), carrying('MASH6')]).toEqual([[], ['AS-mount']]);
});
rule('AS-sua-par', 'others stay in the aircraft', () => {
  const jump = (specials: string) =>
    refused(
      moving([
        at({ type: 'CV', move: '12"v', specials: 'IT4' }, 0, 20, 40, { airborne: true, z: 508 }),
        at({ ...soldiers, specials }, 0, 0, 0, { fate: 'riding', rides: 0, at: null }),
        at({}, 1, 60, 4),
      ]),
      stay({ drops: [1] }),
    );
  expect([jump('CAR4,PAR'), jump('CAR4')]).toEqual([[], ['AS-dismount-air']]);
});
rule('AS-sua-xmec', 'suits without it do not cling to just anything', () => {
  const cling = (specials: string) =>
    refused(
      moving([at({}, 0, 20, 40), at({ type: 'BA', move: '4"f', specials }, 0, 20 + BASE, 40), at({}, 1, 60, 4)]),
      stay({ mounts: [1] }),
    );
  expect([cling('XMEC'), cling('MEC'), cling('')]).toEqual([[], ['AS-mount'], ['AS-mount']]);
});
rule('ASC-sua-mcs-ucs', 'two small ones or one large one, and two inches less for each', () => {
  const proto = (specials: string, x: number, more: Partial<Unit> = {}): Placed => at({ type: 'PM', specials }, 0, x, 40, more);
  const east = 20 + 286 / 254;
  const riding = (specials: string): Placed => proto(specials, 0, { fate: 'riding', rides: 0, at: null });
  const third = (specials: string, ...aboard: readonly string[]) =>
    refused(moving([at({}, 0, 20, 40), proto(specials, east), ...aboard.map(riding), at({}, 1, 60, 4)]), stay({ mounts: [1] }));
  expect([third('MCS'), third('MCS', 'MCS'), third('MCS', 'MCS', 'MCS'), third('UCS'), third('UCS', 'UCS'), third('')]).toEqual([
    [],
    [],
    ['AS-mount'],
    [],
    ['AS-mount'],
    ['AS-mount'],
  ]);
  expect(
    [0, 1, 2].map(count =>
      inches(
        at({}, 0, 20, 40),
        'ground',
        Array.from({ length: count }, () => riding('MCS')),
      ),
    ),
  ).toEqual([8, 6, 4]);
});
rule('AS-sua-trn', 'engineers prepare the ground, and infantry on it is harder to hit by two', () => {
  const rules: readonly RuleId[] = [
    ...standard,
    'ASC-inf-dig-in-eligibility',
    'ASC-fortified-position-create',
    'ASC-fortified-position-effect',
  ];
  const by = Rulebook.compile(ruleset, rules);
  const dig = (specials: string) => refused(moving(pair(8, { ...soldiers, specials })), stay({ stance: 'fortify' }), by);
  expect([dig('TRN'), dig('')]).toEqual([[], ['ASC-fortified-position-create']]);
  const shielded = (kind: 'CI' | 'BM') =>
    term(
      setPiece(pair(8, {}, { type: kind }), {}, [{ ...patch('fortified', 18, 28, 22, 33), level: 2 }]),
      'ASC-fortified-position-effect',
      'standard',
      by,
    );
  expect([shielded('CI'), shielded('BM')]).toEqual([2, undefined]);
});
