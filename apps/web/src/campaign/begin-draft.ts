import type { Affiliation, Army, Setup } from '@sortie/campaign';
import { forceOf, LANCES } from '../arena/lances.ts';
import type { KeptForce } from '../forces/store.ts';
import { t } from '../i18n/index.ts';
import { type Recruits, recruitsOf } from './recruits.ts';

export interface ArmyDraft {
  readonly name: string;
  /** `own:` and the id of a force, or a ready lance. */
  readonly force: string;
  readonly affiliations: readonly Affiliation[];
}

/** Everything that is decided before the books are opened. */
export interface BeginDraft {
  readonly title: string;
  readonly year: string;
  readonly mine: ArmyDraft;
  readonly theirs: ArmyDraft;
  readonly stance: Army['stance'];
  readonly home: boolean;
  /** Led by the game, with books of its own, or somebody else in every mission. */
  readonly other: 'master' | 'army' | 'nobody';
}

export const FRESH: BeginDraft = {
  title: '',
  year: '',
  mine: { name: '', force: 'line', affiliations: [] },
  theirs: { name: '', force: 'scouts', affiliations: [] },
  stance: 'offensive',
  home: false,
  other: 'master',
};

export interface CalledUp {
  readonly name: string;
  readonly recruits: Recruits;
}

/** A force by its place in the list. */
export function callUp(force: string, own: readonly KeptForce[]): CalledUp {
  const kept = own.find(({ id }) => force === `own:${id}`)?.force;
  if (kept) return { name: kept.name, recruits: recruitsOf(kept) };
  const lance = LANCES.find(({ id }) => id === force);
  return lance ? { name: t(lance.name), recruits: recruitsOf(forceOf(lance)) } : { name: '', recruits: { units: [], behind: [] } };
}

export function setupFrom({ title, year, mine, theirs, stance, home, other }: BeginDraft, called: CalledUp, against: CalledUp): Setup {
  return {
    title: title.trim() || called.name,
    ...(/^\d{4}$/.test(year) && { year: Number(year) }),
    armies: [
      { name: mine.name.trim() || called.name, affiliations: mine.affiliations, stance, home, units: called.recruits.units },
      {
        name: theirs.name.trim() || (other === 'nobody' ? t('The other side') : against.name),
        affiliations: theirs.affiliations,
        stance: stance === 'offensive' ? 'defensive' : 'offensive',
        home: false,
        units: other === 'nobody' ? [] : against.recruits.units,
        ...(other !== 'army' && { gameMaster: true }),
      },
    ],
  };
}
