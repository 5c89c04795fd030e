import type { Army, Setup } from '@sortie/campaign';
import { forceOf, LANCES } from '../arena/lances.ts';
import { t, word } from '../i18n/index.ts';
import { recruitsOf } from './recruits.ts';

const PILOTS = ['Ines Carrow', 'Tomasz Bel', 'Mirja Oduya', 'Kit Halloran'] as const;

const army = (lance: string, name: string, more: Partial<Army> = {}): Army => {
  const found = LANCES.find(({ id }) => id === lance);
  return { name, affiliations: [], stance: 'offensive', home: false, units: found ? recruitsOf(forceOf(found)).units : [], ...more };
};

/** A lance of mercenaries against raiders whom nobody keeps books for. */
export function exampleSetup(): Setup {
  const ours = army('line', t(word('The Gray Herons')), { affiliations: ['mercenary', 'inner-sphere'], stance: 'defensive' });
  return {
    title: t(word('Raids on Kestrel Ridge')),
    year: 3025,
    armies: [
      { ...ours, units: ours.units.map((unit, i) => ({ ...unit, pilot: PILOTS[i] ?? '' })) },
      army('scouts', t(word('Raiders')), { affiliations: ['pirate'], gameMaster: true }),
    ],
  };
}
