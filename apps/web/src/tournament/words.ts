import type { TournamentCard } from '@sortie/wire';
import { word } from '../i18n/index.ts';

export const KINDS: Readonly<Record<TournamentCard['kind'], string>> = {
  swiss: word('Swiss'),
  'round-robin': word('Everybody against everybody'),
  'knock-out': word('Knock-out'),
};

export const STAGES: Readonly<Record<TournamentCard['stage'], string>> = {
  gathering: word('Open for players'),
  playing: word('In play'),
  over: word('Finished'),
};
