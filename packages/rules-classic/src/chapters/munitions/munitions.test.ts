import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { unitOf } from '../../scenarios/setup.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { sightBetween } from '../../sight/sight.ts';
import { type OnMap, unitAt } from '../../state.ts';
import { HIT } from '../../testing/armed.fixture.ts';
import { bin, duel, gear, griffin, MUNITIONS, weapon } from '../../testing/guns.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, shoot, start, termsOf } from '../../testing/table.fixture.ts';

describe('what is filled into bins', () => {
  const force = (loads: readonly (string | null)[], design: string | Paper = 'ARC-2R') =>
    readSetup({ map: 'hills', forces: [[{ design, loads }], [{ design: 'GRF-1N' }]], turns: null });

  test('may be another munition of the same kind and size; what takes more room leaves fewer shots', () => {
    expect(force(['IS Ammo LRM-20 Swarm', null]).ok).toBe(true);
    expect(force(['IS Ammo LRM-10 Swarm'])).toMatchObject({ ok: false, problem: expect.stringContaining('does not fit') });
    expect(force(['no such thing'])).toMatchObject({ ok: false, problem: expect.stringContaining('there is no ammunition') });
    expect(force(Array.from({ length: 9 }, () => null))).toMatchObject({ ok: false, problem: expect.stringContaining('only 4 bins') });
    const { ammo, design } = unitOf({ design: 'ARC-2R', loads: [null, 'IS Ammo LRM-20 Heat-Seeking'] }, 0, NORTH);
    const plain = unitOf({ design: 'ARC-2R' }, 0, NORTH).ammo;
    expect(ammo.slice(0, 2)).toEqual([plain[0], Math.floor(plain[1]! / 2)]);
    expect(
      sheetOf(design)
        .bins.slice(0, 2)
        .map(({ munition }) => munition),
    ).toEqual(['STANDARD', 'HEAT_SEEKING']);
  });
  rule('TOE-t416-thunder-ammo', 'missiles that lay special mines come in half the number', () => {
    const full = unitOf({ design: 'ARC-2R', loads: ['IS Ammo LRM-20 Thunder'] }, 0, NORTH).ammo[0]!;
    for (const kind of ['Active', 'Augmented', 'Inferno', 'Vibrabomb'])
      expect(unitOf({ design: 'ARC-2R', loads: [`IS Ammo LRM-20 Thunder-${kind}`] }, 0, NORTH).ammo[0]).toBe(full / 2);
  });
  const refused = (id: string, what: string, gun: string, standard: string, others: readonly string[]) =>
    rule(id, what, () => {
      const design = griffin(weapon(gun), bin(standard));
      expect(sheetOf(design).weapons[0]!.fires).toBe(true);
      for (const other of others)
        expect(force([other], design)).toMatchObject({ ok: false, problem: expect.stringContaining('does not fit') });
    });
  refused(
    'TOE-t404-hvac-switchable',
    'hyper-velocity cannons take their own shells alone',
    'Hyper Velocity Auto Cannon/5',
    'IS Ammo HVAC/5',
    ['IS Flak Ammo AC/5', 'IS Precision Ammo AC/5'],
  );
  refused(
    'TOE-t408-extended-lrm-type',
    'launchers of extended reach take their own missiles alone',
    'Extended LRM 10',
    'IS Ammo Extended LRM-10',
    ['IS Ammo LRM-10 Smoke', 'IS Ammo LRM-10 Swarm'],
  );
});

describe('shells that burst', () => {
  const cannon = griffin(weapon('Autocannon/10'), bin('IS Flak Ammo AC/10'), gear('ISTargeting Computer'));
  rule('TOE-ac-flak-rules', 'the damage is rolled for and comes in fives; nobody aims it, no computer helps', () => {
    // An autocannon of ten: eight of ten points strike, in a five and a three.
    const { events } = shoot(duel(cannon, {}, 'TOE-ac-flak-rules'), 0, ...HIT, ...pair(9), ...pair(7), ...pair(7), ...NEXT);
    const [fired] = eventsOf(events, 'fired');
    expect(fired!.cluster).toMatchObject({ size: 10, hits: 8 });
    expect(fired).toMatchObject({ heat: 3, shots: 1 });
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([5, 3]);
    expect(fired!.toHit.terms.find(({ rule: id }) => id === 'TW-th-targcomp')).toMatchObject({ waivedBy: 'TOE-ac-flak-rules' });
    const still = start({ phase: 'weapon', ...duel(cannon, { shutDown: true }, 'TOE-ac-flak-rules') });
    expect(still.refuses(NORTH, fire(0, 1, { weapon: 0, aim: 'CT' })).map(one => one.rule)).toContain('TOE-ac-flak-rules');
    // Without the rule the shells are like any other.
    const plain = shoot({ ...duel(cannon), rules: [] }, 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(plain.events, 'damaged').map(({ armor }) => armor)).toEqual([10]);
  });
  rule('TOE-t412-ammo-proto-ac', 'light autocannons and those of ProtoMechs burst theirs too', () => {
    for (const [gun, shells, size] of [
      ['Light Auto Cannon/5', 'IS Flak Ammo LAC/5', 5],
      ['CLProtoMechAC4', 'Clan ProtoMech AC/4 Flak Ammo', 4],
    ] as const) {
      const { events } = shoot(
        duel(griffin(weapon(gun), bin(shells)), {}, 'TOE-ac-flak-rules'),
        0,
        ...HIT,
        ...pair(12),
        ...pair(7),
        ...NEXT,
      );
      expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ size, hits: size });
    }
    expect(sheetOf(griffin(bin('Clan ProtoMech AC/8 Tracer Ammo'))).bins[0]!.munition).toBe('TRACER');
  });
  rule('TOE-protomech-ac-ap-modifiers', 'piercing shells roll for critical hits through armor, worse the smaller they are', () => {
    for (const [gun, size, more] of [
      ['CLProtoMechAC2', 2, -4],
      ['CLProtoMechAC4', 4, -3],
      ['CLProtoMechAC8', 8, -2],
    ] as const) {
      const design = griffin(weapon(gun), bin(`Clan ProtoMech AC/${size} Armor-Piercing Ammo`));
      const position = duel(design, {}, 'TOE-protomech-ac-ap-modifiers');
      const { events } = shoot(position, 0, ...HIT, ...pair(7), ...pair(7), ...NEXT);
      expect(eventsOf(events, 'criticalRolled')[0]!.row.total).toBe(7 + more);
      expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-ammo']).toBe(1);
    }
  });
});

describe('warheads', () => {
  const launcher = (item: string, missiles: string) => griffin(weapon(item), bin(missiles));
  const SRM2 = (name: string) => launcher('SRM 2', `IS Ammo SRM-2 ${name}`);

  rule('TOE-tandem-charge', 'two charges go through armor; thin armor of civil machines lets critical hits through as always', () => {
    const tandem = SRM2('Tandem-Charge');
    const row = (target: Partial<Placed>) => {
      const { events } = shoot(duel(tandem, target, 'TOE-tandem-charge'), 0, ...HIT, ...pair(2), ...pair(7), ...pair(5), ...NEXT);
      return eventsOf(events, 'criticalRolled')[0]!.row;
    };
    expect(row({}).total).toBe(3);
    const civil: Paper = {
      ...find('GRF-1N')!,
      structure: { ...find('GRF-1N')!.structure, type: 'Industrial' },
      armor: { ...find('GRF-1N')!.armor, type: 'Commercial' },
    };
    // Nothing of the tandem's own; frames of industry are two easier anyway.
    expect(row({ design: civil }).total).toBe(7);
    const truck: Paper = { ...find('Manticore Heavy Tank')!, kind: 'support-vehicle', build: { barRating: 4 } };
    const hit = shoot(duel(tandem, { design: truck }, 'TOE-tandem-charge'), 0, ...HIT, ...pair(2), ...pair(6), ...pair(6), ...NEXT);
    expect(eventsOf(hit.events, 'worn')).toHaveLength(1);
    expect(eventsOf(hit.events, 'worn')[0]!.what).not.toBe('nothing');
  });

  rule('TOE-acid-damage', 'armor that was made to soften hits does not soften acid', () => {
    const hard: Paper = { ...find('GRF-1N')!, armor: { ...find('GRF-1N')!.armor, type: 'Ferro-Lamellor' } };
    const hurt = (missiles: string) => {
      const { events } = shoot(duel(SRM2(missiles), { design: hard }, 'TOE-acid-damage'), 0, ...HIT, ...pair(2), ...pair(7), ...NEXT);
      return eventsOf(events, 'damaged')[0]!.armor;
    };
    // Two points and one for what it does to fibres; a common missile of two loses one.
    expect(hurt('Acid')).toBe(3);
    expect(hurt('Fragmentation')).toBe(1);
  });

  rule('TOE-ftl-ecm', 'the missiles follow the first one to one place, unless they are jammed', () => {
    const leader = launcher('LRM 10', 'IS Ammo LRM-10 Follow The Leader');
    const blows = (target: Partial<Placed>, ...places: readonly number[]) => {
      const { events } = shoot(
        {
          ...duel(leader, target, 'TOE-ftl-ecm'),
          units: [{ at: '0802', facing: 3, design: leader }, { at: '0810', ...target } as Placed, { at: '0117', design: 'LCT-1V' }],
        },
        0,
        ...HIT,
        ...pair(9),
        ...places,
        ...NEXT,
      );
      return eventsOf(events, 'damaged').map(({ armor }) => armor);
    };
    expect(blows({}, ...pair(7))).toEqual([8]);
    expect(blows({ design: griffin(gear('ISGuardianECMSuite')) }, ...pair(7), ...pair(7))).toEqual([5, 3]);
  });

  rule('TOE-incendiary-lrm-infantry', 'troops suffer a point more for every five missiles of the salvo, or part of five', () => {
    const burnt = (item: string, missiles: string, ...dice: readonly number[]) => {
      const target: Partial<Placed> = { design: 'Elemental Battle Armor [Laser](Sqd5)', at: '0812' };
      const { events } = shoot(duel(launcher(item, missiles), target, 'TOE-incendiary-lrm-infantry'), 0, ...HIT, ...dice, ...NEXT);
      return eventsOf(events, 'damaged').reduce((sum, { armor, structure }) => sum + armor + structure, 0);
    };
    expect(burnt('LRM 5', 'IS Ammo LRM-5 Incendiary', ...pair(7), 1)).toBe(3 + 1);
    expect(burnt('LRM 15', 'IS Ammo LRM-15 Incendiary', ...pair(7), 1, 2)).toBe(9 + 3);
    expect(burnt('LRM 5', 'IS Ammo LRM-5 Smoke', ...pair(7), 1)).toBe(3);
  });

  rule('TOE-mag-pulse-heat', 'the spike is heat from outside for this turn, and counts no further than that', () => {
    const design = launcher('LRM 20', 'IS Ammo LRM-20 Magnetic Pulse');
    const position = duel(design, { at: '0812', built: { weapons: 0, external: 14 } }, 'TOE-mag-pulse-heat');
    const { events, play } = shoot(position, 0, ...HIT, ...pair(12), ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...pair(10), ...NEXT);
    expect(eventsOf(events, 'heated')).toMatchObject([{ unit: 1, points: 4 }]);
    // Eighteen points from outside count as fifteen, and sinks take twelve of them.
    expect(eventsOf(events, 'cooled').find(({ unit }) => unit === 1)).toMatchObject({ built: { total: 15 }, heat: 3 });
    expect(unitAt(play.state, 1).built.external).toBe(0);
  });

  rule('TOE-arad-communications', 'missiles that look for radiation find sets of three and a half tons, and jammers that are on', () => {
    const seeker = launcher('LRM 5', 'IS Ammo LRM-5 Anti-Radiation');
    const term = (target: Partial<Placed>) => {
      const { events } = shoot(duel(seeker, { at: '0812', ...target }, 'TOE-arad-communications'), 0, 1, 1, ...NEXT);
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-arad-communications'];
    };
    const talker = (size: number) => ({ design: griffin(gear('Communications Equipment', 'LT', { size })) });
    expect([term({}), term(talker(3)), term(talker(3.5))]).toEqual([1, 1, -1]);
    const jammer = griffin(gear('ISGuardianECMSuite'));
    expect([term({ design: jammer }), term({ design: jammer, settings: { 0: 'off' } })]).toEqual([-1, 1]);
  });
});

describe('swarms', () => {
  const swarm = griffin(weapon('LRM 20'), bin('IS Ammo LRM-20 Swarm'));
  const crowd = (...rules: readonly string[]) => ({
    units: [
      { at: '0802', facing: 3, design: swarm },
      { at: '0810' },
      { at: '0811', design: 'LCT-1V' },
      { at: '0117', design: 'LCT-1V' },
    ] satisfies readonly Placed[],
    rules: [MUNITIONS, 'TOE-swarm-surviving', ...rules] as never,
  });
  const goesOn = (position: ReturnType<typeof crowd> & { readonly ground?: { readonly [label: string]: string } }) => {
    // Twelve of twenty strike the Griffin in three lots; eight go on, of which five strike.
    const dice = [...HIT, ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...HIT, ...pair(6), ...pair(7)];
    const { events } = shoot(position, 0, ...dice, ...NEXT);
    return eventsOf(events, 'fired').map(({ target, cluster, heat, shots, side }) => [
      target,
      cluster?.size,
      cluster?.hits,
      heat,
      shots,
      side,
    ]);
  };
  const BOTH = [
    [1, 20, 12, 6, 1, 'front'],
    [2, 8, 5, 0, 0, 'front'],
  ];
  rule('TOE-swarm-surviving', 'the missiles that are left go on, in the column of their number, and come from where they came from', () =>
    expect(goesOn(crowd())).toEqual(BOTH),
  );
  rule('TOE-swarm-los', 'nobody has to see the next one', () => {
    const { units, rules } = crowd();
    const hidden = { units: units.map((one, i) => (i === 2 ? { ...one, at: '0910' } : one)), rules, ground: { '0908': 'C', '0909': 'C' } };
    const { state } = start(hidden);
    expect(sightBetween(state, state.units[0] as OnMap, state.units[2] as OnMap).canSee).toBe(false);
    expect(goesOn(hidden).map(([target]) => target)).toEqual([1, 2]);
  });
  rule('TOE-swarm-ams', 'point defense has its share of those that come at it, and the others go on', () => {
    const guarded = griffin(weapon('ISAntiMissileSystem'), bin('ISAMS Ammo'));
    const { units, rules } = crowd('TOE-swarm-ams');
    const position = { units: units.map((one, i) => (i === 1 ? { ...one, design: guarded } : one)), rules };
    // Sixteen of twenty come; of the sixteen ten strike. Four go on, of which three strike.
    const dice = [...HIT, ...pair(9), ...pair(7), ...pair(7), ...HIT, ...pair(8), ...pair(7)];
    const { events } = shoot(position, 0, ...dice, ...NEXT);
    expect(eventsOf(events, 'pointDefense')).toHaveLength(1);
    expect(eventsOf(events, 'fired').map(({ target, cluster }) => [target, cluster?.size, cluster?.hits])).toEqual([
      [1, 20, 10],
      [2, 4, 3],
    ]);
  });
});
