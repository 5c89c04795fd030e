import type { Catalogue } from './catalogue.ts';

/** Every folder of the app keeps its German texts beside it, in a `de.json`. */
const parts = import.meta.glob<Catalogue>('../**/de.json', { eager: true, import: 'default' });

export const german: Catalogue = Object.assign({}, ...Object.values(parts)) as Catalogue;
