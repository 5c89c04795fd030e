import { fill } from '@sortie/kernel';
import { CATALOGUE, type Force, find, type Member, nameOf } from '@sortie/roster';
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

  it('keeps what was not understood of a file', () => {
    const { problems } = muster(force([{ file: { name: 'x.mtf', text: 'nothing' }, skill: 4 }]));
    expect(problems[0]?.file).toBe('x.mtf');
  });
});
