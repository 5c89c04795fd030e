import { t, word } from '../../i18n/index.ts';

const LOADS: { readonly [munition: string]: string } = {
  '': word('Standard'),
  'anti-tsm': word('Anti-TSM'),
  'listen-kill': word('Listen-Kill'),
  'dead-fire': word('Dead-Fire'),
  'armor-piercing': word('Armor-piercing'),
  flak: word('Flak'),
  flechette: word('Flechette'),
  precision: word('Precision'),
  tracer: word('Tracer'),
  tandem: word('Tandem-charge'),
  'heat-seeking': word('Heat-seeking'),
  inferno: word('Inferno'),
  'inferno-srm': word('Inferno'),
  magpulse: word('Magnetic pulse'),
  'magnetic-pulse': word('Magnetic pulse'),
  'mine-clearance': word('Mine clearance'),
  'semi-guided': word('Semi-guided'),
  smoke: word('Smoke'),
  swarm: word('Swarm'),
  thunder: word('Thunder (mines)'),
  explosive: word('Explosive pods'),
  delayed: word('Pods for later'),
  detonate: word('Set off the pods'),
  'ecm-pod': word('ECM pod'),
  haywire: word('Haywire pod'),
  homing: word('Homing shell'),
  cluster: word('Cluster'),
  'inferno-iv': word('Inferno IV'),
  illumination: word('Illumination'),
};

/** What is loaded, in the words of the table. */
export const loadWord = (munition: string): string => t(LOADS[munition] ?? munition);
