import type { Telling } from '@sortie/kernel';
import { tell } from '@sortie/kernel';
import type { Table } from '../rule.ts';
import type { State, Unit } from '../shape.ts';

export const mayGrapple = (_view: State, _unit: Unit, _target: Unit): Telling | undefined => tell('it cannot grapple');
export const grappled = (_play: Table): void => undefined;
