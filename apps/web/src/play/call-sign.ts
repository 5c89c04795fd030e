import { myName, STORED_NAME } from './name.ts';

const FIRST = [
  'Amber',
  'Brisk',
  'Copper',
  'Dusty',
  'Ember',
  'Frost',
  'Granite',
  'Hollow',
  'Iron',
  'Keen',
  'Lucky',
  'Misty',
  'Noble',
  'Quiet',
  'Rusty',
  'Steady',
];
const SECOND = [
  'Badger',
  'Crane',
  'Drake',
  'Falcon',
  'Grouse',
  'Heron',
  'Jackal',
  'Kestrel',
  'Lynx',
  'Marten',
  'Otter',
  'Puma',
  'Raven',
  'Stoat',
  'Tern',
  'Wolf',
];

const one = (of: readonly string[]): string => of[Math.floor(Math.random() * of.length)] ?? 'Lone';

/** What a stranger is called among strangers until they say otherwise: two who just came in are not both called the same. */
export function myCallSign(): string {
  if (localStorage.getItem(STORED_NAME) === null) localStorage.setItem(STORED_NAME, `${one(FIRST)} ${one(SECOND)}`);
  return myName();
}
