import { word } from '../../i18n/index.ts';
import type { UnitRow } from '../library/row.ts';

const SORT_KEYS = [
  'name',
  'type',
  'size',
  'move',
  'tmm',
  'short',
  'medium',
  'long',
  'overheat',
  'armor',
  'structure',
  'pv',
  'role',
  'year',
  'tons',
  'mp',
  'bv',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const isSortKey = (text: unknown): text is SortKey => SORT_KEYS.some(key => key === text);

export interface Column {
  readonly key: SortKey | 'specials';
  /** Short, as on a card; the whole name is read out. */
  readonly head: string;
  readonly name: string;
  readonly width: string;
  /** How wide the table must be, in pixels, for this column to be shown. */
  readonly from: number;
  readonly align?: 'end';
  readonly show: (row: UnitRow) => string;
}

const damage = (at: number) => (row: UnitRow) => (row.printedDamage[at] === '-' ? '–' : (row.printedDamage[at] ?? '–'));

const COLUMNS: readonly Column[] = [
  { key: 'name', head: word('Name'), name: word('Name'), width: 'minmax(11rem, 3fr)', from: 0, show: row => row.name },
  { key: 'type', head: word('Type'), name: word('Type'), width: '2.6rem', from: 0, show: row => row.type },
  { key: 'size', head: word('Sz'), name: word('Size'), width: '2rem', from: 0, align: 'end', show: row => `${row.size}` },
  { key: 'move', head: word('Movement'), name: word('Movement'), width: '5rem', from: 0, align: 'end', show: row => row.move },
  { key: 'tmm', head: 'TMM', name: word('Target movement modifier'), width: '2.8rem', from: 890, align: 'end', show: row => `${row.tmm}` },
  { key: 'short', head: 'S', name: word('Damage at short range'), width: '2rem', from: 0, align: 'end', show: damage(0) },
  { key: 'medium', head: 'M', name: word('Damage at medium range'), width: '2rem', from: 0, align: 'end', show: damage(1) },
  { key: 'long', head: 'L', name: word('Damage at long range'), width: '2rem', from: 0, align: 'end', show: damage(2) },
  { key: 'overheat', head: 'OV', name: word('Overheat value'), width: '2.4rem', from: 940, align: 'end', show: row => `${row.overheat}` },
  { key: 'armor', head: word('A'), name: word('Armor'), width: '2.2rem', from: 720, align: 'end', show: row => `${row.armor}` },
  {
    key: 'structure',
    head: word('St'),
    name: word('Structure'),
    width: '2.2rem',
    from: 720,
    align: 'end',
    show: row => `${row.structure}`,
  },
  { key: 'pv', head: 'PV', name: word('Point value'), width: '2.8rem', from: 0, align: 'end', show: row => `${row.pv}` },
  { key: 'role', head: word('Role'), name: word('Role'), width: '6.8rem', from: 840, show: row => row.role },
  {
    key: 'year',
    head: word('Year'),
    name: word('Year'),
    width: '3rem',
    from: 1010,
    align: 'end',
    show: row => (row.year > 0 ? `${row.year}` : '–'),
  },
  {
    key: 'specials',
    head: word('Abilities'),
    name: word('Special abilities'),
    width: 'minmax(8rem, 3fr)',
    from: 1150,
    show: row => row.specials.join(', '),
  },
];

/** What a table of units tells of each, for one game. */
export interface ColumnSet {
  readonly columns: readonly Column[];
  /** On a narrow screen: a line below the name, and the figure at its end. */
  readonly line: (row: UnitRow) => readonly string[];
  readonly figure: (row: UnitRow) => string;
}

/** As on the cards of Alpha Strike. */
export const CARD_COLUMNS: ColumnSet = {
  columns: COLUMNS,
  line: row => [row.type, `${row.size}`, row.move, row.printedDamage.slice(0, 3).join('/'), `${row.armor}/${row.structure}`],
  figure: row => `${row.pv}`,
};

const tonsOf = ({ tons }: UnitRow): string => `${tons}`;
const mpOf = ({ mp }: UnitRow): string => mp.map(points => (points === 0 ? '–' : points)).join(' / ');
const bvOf = ({ bv }: UnitRow): string => (bv === undefined ? '–' : `${bv}`);
const own = (key: Column['key']): readonly Column[] => COLUMNS.filter(column => column.key === key).map(column => ({ ...column, from: 0 }));

/** As on the record sheets of the classic game. */
export const SHEET_COLUMNS: ColumnSet = {
  columns: [
    ...own('name'),
    ...own('type'),
    { key: 'tons', head: word('Tons'), name: word('Tonnage'), width: '3.6rem', from: 0, align: 'end', show: tonsOf },
    {
      key: 'mp',
      head: word('Walk / run / jump'),
      name: word('Movement points: walking, running, jumping'),
      width: '8rem',
      from: 0,
      align: 'end',
      show: mpOf,
    },
    { key: 'bv', head: 'BV', name: word('Battle Value'), width: '4rem', from: 0, align: 'end', show: bvOf },
    ...own('role'),
    ...own('year'),
  ],
  line: row => [row.type, `${row.tons} t`, mpOf(row)],
  figure: bvOf,
};

/** Columns for a table of this width. */
export const columnsFor = (width: number, { columns }: ColumnSet): readonly Column[] => columns.filter(({ from }) => width >= from);

const byText =
  (of: (row: UnitRow) => string) =>
  (a: UnitRow, b: UnitRow): number => {
    const [x, y] = [of(a), of(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  };
const byNumber =
  (of: (row: UnitRow) => number) =>
  (a: UnitRow, b: UnitRow): number =>
    of(a) - of(b);

const ORDERS: Readonly<Record<SortKey, (a: UnitRow, b: UnitRow) => number>> = {
  name: byText(row => row.called),
  type: byText(row => row.type),
  role: byText(row => row.role),
  size: byNumber(row => row.size),
  move: byNumber(row => row.reach),
  tmm: byNumber(row => row.tmm),
  short: byNumber(row => row.damage[0]),
  medium: byNumber(row => row.damage[1]),
  long: byNumber(row => row.damage[2]),
  overheat: byNumber(row => row.overheat),
  armor: byNumber(row => row.armor),
  structure: byNumber(row => row.structure),
  pv: byNumber(row => row.pv),
  year: byNumber(row => row.year),
  tons: byNumber(row => row.tons),
  mp: byNumber(row => row.mp[0]),
  bv: byNumber(row => row.bv ?? 0),
};

/** All rows in this order; equals by name. */
export function sorted(rows: readonly UnitRow[], key: SortKey, descending: boolean): readonly UnitRow[] {
  const order = ORDERS[key];
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * order(a, b) || ORDERS.name(a, b));
}
