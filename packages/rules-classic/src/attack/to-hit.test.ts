import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Shot } from '../shape.ts';
import { eventsOf, fire, hold, NEXT, NORTH, numberOf, type Placed, SOUTH, shoot, start, termsOf } from '../testing/table.fixture.ts';

const PPC = 0;
const LRM = 1;
/** A Griffin at 0805 and a target six hexes south of it: short range for its PPC. */
const duel = (attacker: Partial<Placed> = {}, target: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) => ({
  units: [
    { at: '0805', facing: 3, ...attacker },
    { at: '0811', ...target },
  ] as const,
  ground,
});

describe('attackers', () => {
  rule('TW-tohit-base', 'Gunnery is where the number begins, and thirteen is not rolled', () => {
    expect(termsOf(numberOf(duel({ gunnery: 3 }), PPC, 3))).toEqual({ 'TW-tohit-base': 3 });
    const { events } = shoot(duel({ gunnery: 8, moved: ['jump', 3] }, { moved: ['run', 5] }), PPC, ...NEXT);
    expect(eventsOf(events, 'fired')[0]).toMatchObject({ result: 'automaticMiss', roll: null, heat: 0, toHit: { total: 13 } });
  });
  rule('TW-th-stand', 'whoever stood adds nothing', () => void numberOf(duel({ moved: ['stand', 0] }), PPC, 4));
  rule('TW-th-walk', 'walking adds one', () => void numberOf(duel({ moved: ['walk', 3] }), PPC, 5));
  rule('TW-th-run', 'running adds two', () => void numberOf(duel({ moved: ['run', 5] }), PPC, 6));
  rule('TW-th-jump', 'jumping adds three', () => void numberOf(duel({ moved: ['jump', 1] }), PPC, 7));
  rule('TW-th-prone', 'lying down adds two', () => void numberOf(duel({ prone: true }), PPC, 6));
  rule('TW-th-heat', 'heat adds one to four', () => {
    for (const [heat, more] of [
      [7, 0],
      [8, 1],
      [12, 1],
      [13, 2],
      [17, 3],
    ] as const)
      numberOfHot(heat, 4 + more);
  });
  rule('TW-th-sensor1', 'one hit on the sensors adds two', () => void numberOf(duel({ hits: { HD: [1] } }), PPC, 6));
  rule('TW-th-sensor2', 'without sensors nothing is fired', () => {
    const play = start({ phase: 'weapon', ...duel({ hits: { HD: [1, 4] } }) });
    expect(play.refuses(NORTH, fire(0, 1, PPC)).map(one => one.rule)).toContain('TW-th-sensor2');
    play.does(NORTH, hold(0));
  });
  rule('TW-th-shoulder', 'a shoulder adds four and covers the rest of the arm', () => {
    numberOf(duel({ hits: { RA: [0, 1, 2] } }), PPC, 8);
  });
  rule('TW-th-armact', 'each actuator of the arm adds one, the hand none', () => void numberOf(duel({ hits: { RA: [1, 2, 3] } }), PPC, 6));
});

const numberOfHot = (heat: number, expected: number): void => {
  // The Griffin's twelve sinks leave too much heat only beyond these levels: no rolls come up in the Heat Phase.
  const { events } = shoot(duel({ heat }), PPC, 1, 1, ...(heat + 10 - 12 >= 14 ? [6, 6] : []), ...NEXT);
  expect(eventsOf(events, 'fired')[0]!.toHit.total).toBe(expected);
};

describe('targets', () => {
  rule('TW-th-tmm', 'hexes moved make a target harder to hit', () => {
    for (const [hexes, more] of [
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 2],
      [7, 3],
      [10, 4],
      [18, 5],
      [25, 6],
    ] as const)
      numberOf(duel({}, { moved: ['run', hexes] }), PPC, 4 + more);
  });
  rule('TW-th-tjump', 'a jump adds one to the hexes', () => void numberOf(duel({}, { moved: ['jump', 5] }), PPC, 7));
  rule('TW-th-tprone', 'from afar a prone target is harder to hit', () => void numberOf(duel({}, { prone: true }), PPC, 5));
  rule('TW-th-tproneadj', 'from beside it a prone target is easier to hit', () => {
    const near = { units: [{ at: '0805', facing: 3, design: 'JR7-D' } as const, { at: '0806', prone: true } as const] };
    const { events } = shoot({ units: [{ ...near.units[0]!, gunnery: 6 }, near.units[1]!] }, 0, 1, 1);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toEqual({ 'TW-tohit-base': 6, 'TW-th-tproneadj': -2 });
  });
  rule('TW-th-immobile', 'whoever is shut down is hit more easily', () => {
    expect(termsOf(numberOf(duel({ gunnery: 8 }, { shutDown: true }), PPC, 4))).toEqual({ 'TW-tohit-base': 8, 'TW-th-immobile': -4 });
  });
  rule('TW-th-tstuck', 'whoever is stuck is hit more easily', () => void numberOf(duel({ gunnery: 6 }, { stuck: true }), PPC, 4));
});

describe('ranges', () => {
  const far = (label: string) => ({ units: [{ at: '0801', facing: 3 } as const, { at: label } as const] });
  rule('TW-th-short', 'short range adds nothing', () => void numberOf(far('0807'), PPC, 4));
  rule('TW-th-med', 'medium range adds two', () => void numberOf(far('0808'), PPC, 6));
  rule('TW-th-long', 'long range adds four', () => void numberOf(far('0814'), PPC, 8));
  rule('TW-range-count', 'the range counts the hex of the target', () => {
    expect(termsOf(numberOf(far('0813'), PPC, 6))).toMatchObject({ 'TW-th-med': 2 });
  });
  rule('TW-range-beyond', 'beyond long range nothing is fired', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0801', facing: 3, design: 'JR7-D' }, { at: '0811' }] });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-range-beyond');
  });
  rule('TW-th-min', 'the nearer within minimum range, the harder', () => {
    expect(termsOf(numberOf(far('0803'), PPC, 6))).toEqual({ 'TW-tohit-base': 4, 'TW-th-min': 2 });
    numberOf(far('0807'), LRM, 5);
    numberOf(far('0808'), LRM, 4);
  });
  rule('TW-th-weapon', 'pulse lasers are easier to hit with', () => {
    const position = { units: [{ at: '0805', facing: 3, design: 'AV1-O', gunnery: 5 } as const, { at: '0807' } as const] };
    expect(termsOf(numberOf(position, 0, 3))).toEqual({ 'TW-tohit-base': 5, 'TW-th-weapon': -2 });
  });
  rule('TW-th-ammo', 'cluster ammunition is easier to hit with', () => {
    const position = { units: [{ at: '0805', facing: 3, design: 'AV1-O', gunnery: 5 } as const, { at: '0807' } as const] };
    expect(termsOf(numberOf(position, { weapon: 2, bin: 5 }, 4))).toEqual({ 'TW-tohit-base': 5, 'TW-th-ammo': -1 });
    numberOf(position, { weapon: 2, bin: 4 }, 5);
  });
  rule('TW-th-targcomp', 'a targeting computer helps single direct shots', () => {
    const position = { units: [{ at: '0805', facing: 3, design: 'TLR1-O', gunnery: 5 } as const, { at: '0810' } as const] };
    expect(termsOf(numberOf(position, 2, 4))).toEqual({ 'TW-tohit-base': 5, 'TW-th-targcomp': -1 });
    numberOf(position, 3, 7);
  });
  rule('TW-th-tcaim', 'aiming with it at a location costs three', () => {
    const position = { units: [{ at: '0805', facing: 3, design: 'TLR1-O' } as const, { at: '0810' } as const] };
    expect(termsOf(numberOf(position, { weapon: 2, aim: 'LL' }, 7))).toEqual({ 'TW-tohit-base': 4, 'TW-th-tcaim': 3 });
  });
});

describe('ground', () => {
  rule('TW-th-woods', 'woods between add one and two', () => {
    expect(termsOf(numberOf(duel({}, {}, { '0807': 'l' }), PPC, 5))).toMatchObject({ 'TW-th-woods': 1 });
    numberOf(duel({}, {}, { '0807': 'h' }), PPC, 6);
    numberOf(duel({}, {}, { '0807': 'l', '0808': 'l' }), PPC, 6);
  });
  rule('TW-los-woods', 'three points of woods close the line', () => {
    const play = start({ phase: 'weapon', ...duel({}, {}, { '0807': 'l', '0808': 'h' }) });
    expect(play.refuses(NORTH, fire(0, 1, PPC)).map(one => one.rule)).toContain('TW-los-block-hill');
  });
  rule('TW-th-twoods', 'a target in woods is harder to hit', () => {
    expect(termsOf(numberOf(duel({}, {}, { '0811': 'h' }), PPC, 6))).toMatchObject({ 'TW-th-twoods': 2 });
    numberOf(duel({}, {}, { '0811': 'l' }), PPC, 5);
  });
  rule('TW-los-target-woods', 'woods that do not reach its top do not hide a target', () => {
    numberOf(duel({}, {}, { '0811': 'w' }), PPC, 4);
    expect(termsOf(numberOf(duel({}, { prone: true }, { '0811': 'w' }), PPC, 6))).toMatchObject({ 'TW-th-twoods': 1, 'TW-th-tprone': 1 });
  });
  rule('TW-th-cover', 'partial cover adds one', () => {
    expect(termsOf(numberOf(duel({}, {}, { '0810': '1' }), PPC, 5))).toEqual({ 'TW-tohit-base': 4, 'TW-th-cover': 1 });
  });
  rule('TW-cover-none', 'who lies has no partial cover', () => {
    const { events } = shoot(duel({}, { prone: true }, { '0809': '1' }), PPC, 1, 1, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toEqual({ 'TW-tohit-base': 4, 'TW-th-tprone': 1 });
  });
  rule('TW-cover-water', 'water to the knees is partial cover', () => {
    expect(termsOf(numberOf(duel({}, {}, { '0811': '~' }), PPC, 5))).toEqual({ 'TW-tohit-base': 4, 'TW-th-cover': 1 });
  });
  rule('TW-los-fields', 'two fields between those who lie add one, and nothing between those who stand', () => {
    const fields = { '0807': 'f', '0808': 'f' };
    numberOf(duel({}, {}, fields), PPC, 4);
    expect(termsOf(numberOf(duel({ prone: true }, { prone: true }, fields), PPC, 8))).toMatchObject({ 'TW-los-fields': 1 });
  });
});

describe('several targets', () => {
  /** An Awesome fires two weapons at two targets; the terms of both numbers. */
  const both = (third: string, ...shots: readonly Shot[]) => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: 'AWS-8Q' }, { at: '0810' }, { at: third }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots });
    play.does(SOUTH, hold(1));
    return eventsOf(play.does(SOUTH, hold(2), 1, 1, 1, 1, ...NEXT), 'fired').map(({ toHit }) => termsOf(toHit));
  };
  rule('TW-sec-primary', 'the first target ahead is the primary one', () => {
    const [first, second] = both('1007', { weapon: 1, target: 1 }, { weapon: 2, target: 2 });
    expect(first).not.toHaveProperty('TW-th-secfront');
    expect(second).toMatchObject({ 'TW-th-secfront': 1 });
    const [aside] = both('0405', { weapon: 0, target: 2 }, { weapon: 1, target: 1 });
    expect(aside).toMatchObject({ 'TW-th-secside': 2 });
  });
  rule('TW-th-secfront', 'a second target ahead adds one', () => {
    expect(both('1007', { weapon: 1, target: 2 }, { weapon: 2, target: 1 })[1]).toMatchObject({ 'TW-th-secfront': 1 });
  });
  rule('TW-th-secside', 'a second target aside adds two', () => {
    expect(both('0405', { weapon: 1, target: 1 }, { weapon: 0, target: 2 })[1]).toMatchObject({ 'TW-th-secside': 2 });
  });
});

describe('worked examples', () => {
  rule('TW-tohit-order', 'ran, target moved five, medium range, light woods: eleven', () => {
    const position = {
      units: [{ at: '0803', facing: 3, moved: ['run', 6] } as const, { at: '0811', moved: ['run', 5] } as const],
      ground: { '0807': 'l' },
    };
    numberOf(position, PPC, 11);
  });
  rule('TW-mode-attack', 'gunnery 3, walked, target jumped four into heavy woods, short range: eight', () => {
    numberOf(duel({ gunnery: 3, moved: ['walk', 2] }, { moved: ['jump', 4] }, { '0811': 'h' }), PPC, 8);
  });
  rule('TW-th-min', 'stood, heat 13, a PPC at range one, target shut down: five', () => {
    const near = { units: [{ at: '0805', facing: 3, heat: 13, moved: ['stand', 0] } as const, { at: '0806', shutDown: true } as const] };
    expect(eventsOf(shoot(near, PPC, 1, 1).events, 'fired')[0]!.toHit.total).toBe(5);
  });
  rule('TW-th-shoulder', 'jumped, a medium pulse laser, prone target beside, the shoulder gone: seven', () => {
    const unit = { at: '0805', facing: 3, design: 'AV1-O', moved: ['jump', 3], hits: { LA: [0] } } as const;
    const near = { units: [unit, { at: '0806', prone: true } as const] };
    expect(eventsOf(shoot(near, 0, 1, 1).events, 'fired')[0]!.toHit.total).toBe(7);
  });
});
