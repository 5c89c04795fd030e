import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sure } from '@sortie/kernel';
import { find, type Unit } from '@sortie/roster';
import { linesTold, writeReach } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { withoutBrowser } from './law.fixture.ts';
import { lookAt } from './unit-screens.fixture.ts';

/** What was told when this was last written: it only ever grows. */
const REACHED = join(import.meta.dirname, '../../../../rules/reach/units.json');

/** Units of the catalogue that between them have what all of it has. */
const LISTED: readonly string[] = [
  'Orca OC-1X',
  'Tiamat Pocket Warship',
  'Salamander Battle Armor (Sqd5)',
  'Hi-Scout Drone Carrier (Cunnington)',
  'Buffalo BFFL Drone Bomb',
  'McKenna Battleship (2851)',
  'Mad Cat U',
  'Broadback Carrier',
  'Ryoken III-XP A',
  'Storm Raider STM-R4',
  'Nyx NX-110',
  'Kodiak II 2',
  'Centaur Battle Armor (Sqd4)',
  'Pariah (Septicemia) A-Z',
  "Jackalope JLP-BD-L 'Harvey'",
  'Gyrfalcon',
  'Skyhammer Battery',
  'Vandal LI-O',
  'Sasquatch SQS-TH-002',
  'Minotaur Z',
  'Notos Prime',
  'Poseidon PSD-V2',
  'Aquagladius AQS-3',
  'Panther PNT-12KC',
  'Longshot LNG-3C',
  'Sarissa MN2-A SecurityMech',
  'Uraeus UAE-7R',
  "Capital Drone M-5C 'Caspar'",
  'Nephilim Assault Battle Armor (Narc)(Sqd4)',
  'Shedu Assault Battle Armor (Recon)(Sqd4)',
  'Shedu Assault Battle Armor (Capture Team)(Sqd4)',
  'Raven RVN-3L',
  'Phoenix Hawk LAM PHX-HK2',
  'Kuma 4',
  'Goshawk II RISC',
  'Tiburon',
  'MASH Truck',
  'Elemental Battle Armor [Laser](Sqd5)',
  'Sloth Battle Armor (Sqd4)',
  'Undine Battle Armor (Sqd5)',
  'Dromedary Water Transport',
  'Mechanized Tracked Platoon (FWLM) (Combat Engineers 3035+)',
  'Prover PRV-1X',
  'Kodiak',
  'Omega SHP-4X',
  'Crosscut ED-X1 LoggerMech',
  'Cyclops CP-11-C',
  'Buster BC XXI-M HaulerMech MOD',
  'Thunder Hawk TDK-7XEM',
  'Revenant UBM-2R7',
  'Svartalfa',
  'Fensalir Combat WiGE',
  'Mountaineer 45th Cerulean Mountain Infantry; 3rd Davion Guards',
  'Foot Platoon (Rifle Paratrooper)',
  'Sparrowhawk SPR-H5',
  "Nekohono'o (HQ)",
  'J-27 Trailer (RISC) (Decoy)',
  'J-27 Trailer (RISC) (Homing)',
  'Flatbed Railcar',
  'Foot Platoon (FWLM) (Sappers 2315+)',
  'Motorized Platoon (Firefighters)',
  "Manei Domini Attack Squad 'Tau Zombie'",
  'Prover PRV-2V',
];

/** Designs of a player's own, one in a line: things that no unit of the catalogue has. */
const OWN: readonly Unit[] = readFileSync(join(import.meta.dirname, 'own-designs.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Unit);

withoutBrowser();

test('conversion, point value and construction are told on the pages of units', { timeout: 300_000 }, () => {
  const told = linesTold(() => {
    for (const unit of [...LISTED.map(name => sure(find(name), 'catalogue')), ...OWN]) lookAt(unit);
  });
  const lost = Object.keys(JSON.parse(readFileSync(REACHED, 'utf8')) as object).filter(line => !told.has(line));
  expect(lost, 'lines that a page used to tell').toEqual([]);
  writeReach('units', new Map([...told].map(line => [line, ['the page of a unit']])));
});
