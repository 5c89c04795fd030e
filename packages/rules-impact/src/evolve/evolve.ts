import { action } from './action.ts';
import { setting } from './setting.ts';
import { status } from './status.ts';
import { turn } from './turn.ts';
import { world } from './world.ts';

/** How each fact of the core changes the state: no cards, no rules, no options. */
export const FOLDS = { ...setting, ...turn, ...action, ...status, ...world };
