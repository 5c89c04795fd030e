import { amount } from '../amount.ts';
import stored from './weapon-table.json' with { type: 'json' };

export type Values = readonly [short: number, medium: number, long: number, extreme: number];

/** A weapon of the conversion tables. */
export interface WeaponRow {
  readonly id: string;
  /** Which printed table it stands in: `is`, `clan`, `ba-is`, `ba-clan`, `capital`. */
  readonly table: string;
  readonly heat: number;
  readonly damage: Values;
  /** With Artemis IV or Apollo. */
  readonly guided?: Values;
  /** With Artemis V. */
  readonly guidedV?: Values;
  readonly targetingComputer: boolean;
  /** Abilities it may lead to: AC, FLK, IF, LRM, SRM, TOR, PNT, REL, IATM, CAP, SCAP, MSL, TELE. */
  readonly notes: ReadonlySet<string>;
}

export type WeaponTable = ReadonlyMap<string, WeaponRow>;

function values(text: string): Values {
  const [short = '', medium = '', long = '', extreme = ''] = text.split('/');
  return [amount(short), amount(medium), amount(long), amount(extreme)];
}

function readTable(current: boolean): WeaponTable {
  const table = new Map<string, WeaponRow>();
  for (const row of stored.rows) {
    const [id = '', source = '', heat = '', damage = '', fcs = '', fcs5 = '', tc = '', printed = '', now = '', nowNotes = '', nowFcs = ''] =
      row.split('\t');
    const notes = current && nowNotes !== '' ? nowNotes : printed;
    if (!current && source === '-') continue;
    table.set(id, {
      id,
      table: source,
      heat: Number(heat),
      damage: values(current && now !== '' ? now : damage),
      ...(fcs === '' ? {} : { guided: values(current && nowFcs !== '' ? nowFcs : fcs) }),
      ...(fcs5 === '' ? {} : { guidedV: values(fcs5) }),
      targetingComputer: tc === 'Y',
      notes: new Set(notes === '' ? [] : notes.split(' ')),
    });
  }
  return table;
}

/** The tables as printed. */
export const PRINTED: WeaponTable = readTable(false);
/** With the values that current cards show. */
export const CURRENT: WeaponTable = readTable(true);

/** Rows for weapons joined to a device: a PPC with its capacitor, a laser with a pulse module. */
const JOINED: Readonly<Record<string, string>> = {
  'Light PPC+cap': '0.375/0.5/0.5',
  'PPC+cap': '0.563/0.75/0.75',
  'Heavy PPC+cap': '0.75/1/1',
  'ISERPPC+cap': '0.75/0.75/0.75',
  'ISSNPPC+cap': '0.75/0.5',
  'CLERPPC+cap': '1/1/1',
  'ISERLargeLaser+pulse': '0.84/0.84/0.84',
  'ISERMediumLaser+pulse': '0.525/0.525',
  'ISERSmallLaser+pulse': '0.315/0.315',
  'Large Laser+pulse': '0.84/0.84',
  'Medium Laser+pulse': '0.525/0.525',
  'Small Laser+pulse': '0.315',
};

const joined = new Map(Object.entries(JOINED).map(([id, text]) => [id, values(text)]));

export const joinedValues = (id: string, device: 'cap' | 'pulse'): Values | undefined => joined.get(`${id}+${device}`);
