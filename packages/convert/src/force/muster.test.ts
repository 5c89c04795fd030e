import { fill } from '@sortie/kernel';
import { CATALOGUE, type Force, find, type Member, nameOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, it } from 'vitest';
import { toCard } from '../alpha-strike/convert.ts';
import { COMPANION } from '../alpha-strike/editions.ts';
import { priceAtSkill } from '../alpha-strike/point-value/skill.ts';
import { writeUnit } from '../files/write-unit.ts';
import { muster } from './muster.ts';

const force = (members: readonly Member[], limit?: number): Force => ({
  name: 'Test',
  edition: 'current',
  members,
  ...(limit !== undefined && { limit }),
});

const griffin = find('GRF-1N')!;
const said = (members: readonly Member[], limit?: number) => muster(force(members, limit)).findings.map(({ says }) => fill(says));

rule('ASC-fb-pv-skill-adjust#1', 'the card is for a Regular crew; others are adjusted before they count against the total', () => {
  const { printed } = muster(force([{ unit: 'GRF-1N', skill: 4 }])).recruits[0]!;
  const card = { ...printed, pv: 35 };
  const counted = (skill: number) => muster(force([{ card, skill }])).points;
  // 35 points: seven more for each point of Skill below 4, four less for each above.
  expect([2, 3, 4, 5, 6].map(counted)).toEqual([49, 42, 35, 31, 27]);
  expect([said([{ card, skill: 3 }], 41), said([{ card, skill: 3 }], 42)]).toEqual([['42 points are 1 over the limit of 41.'], []]);
});

describe('a force', () => {
  it('is called up from the catalogue, from files and from cards', () => {
    const { ending, text } = writeUnit({ ...griffin, chassis: 'Homebrew', model: 'HB-1' });
    const card = { ...muster(force([{ unit: 'GRF-1N', skill: 4 }])).recruits[0]!.printed, name: 'Made up', pv: 10 };
    const { recruits, points, findings } = muster(
      force([
        { unit: 'Griffin GRF-1N', skill: 3 },
        { file: { name: `homebrew${ending}`, text }, skill: 4 },
        { card, skill: 5 },
      ]),
    );
    const { pv } = toCard(griffin)!;
    expect(recruits.map(one => [one.printed.name, one.pv])).toEqual([
      ['Griffin GRF-1N', priceAtSkill(pv, 3)],
      ['Homebrew HB-1', pv],
      ['Made up', 9],
    ]);
    expect(points).toBe(priceAtSkill(pv, 3) + pv + 9);
    expect(findings).toEqual([]);
  });

  it('has the cards of its edition', () => {
    for (const unit of CATALOGUE.slice(0, 40)) {
      const { recruits } = muster({ ...force([{ unit: nameOf(unit), skill: 4 }]), edition: 'companion' });
      expect(recruits[0]?.pv, nameOf(unit)).toBe(toCard(unit, COMPANION)?.pv);
    }
  });

  it('says who is missing and what is too much, and goes on with the others', () => {
    expect(
      said([
        { unit: 'GRF-1N', skill: 4 },
        { unit: 'Nobody', skill: 4 },
      ]),
    ).toEqual(['There is no Nobody in the catalogue.']);
    expect(said([{ file: { name: 'x.mtf', text: 'nothing' }, skill: 4 }])).toEqual(['x.mtf cannot be read as a unit.']);
    expect(said([])).toEqual(['The force has no units.']);
    const { pv } = toCard(griffin)!;
    expect(said([{ unit: 'GRF-1N', skill: 4 }], pv)).toEqual([]);
    expect(said([{ unit: 'GRF-1N', skill: 4 }], pv - 1)).toEqual([`${pv} points are 1 over the limit of ${pv - 1}.`]);
  });

  it('remarks that a card of one’s own costs another price than its figures are worth', () => {
    const { printed } = muster(force([{ unit: 'GRF-1N', skill: 4 }])).recruits[0]!;
    const remarks = (pv: number) =>
      muster(force([{ card: { ...printed, name: 'Made up', pv }, skill: 4 }])).remarks.map(({ says }) => fill(says));
    expect(remarks(printed.pv)).toEqual([]);
    expect(remarks(10)).toEqual([`Made up costs 10 points; its figures are worth ${printed.pv}.`]);
  });

  it('keeps what was not understood of a file', () => {
    const { problems } = muster(force([{ file: { name: 'x.mtf', text: 'nothing' }, skill: 4 }]));
    expect(problems[0]?.file).toBe('x.mtf');
  });
});
