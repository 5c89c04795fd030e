import type { Table } from '../rule.ts';

/** Moving with DropShips attached strains the collars; see the rules of docking. */
export const haul = (_play: Table, _unit: number): boolean => true;
