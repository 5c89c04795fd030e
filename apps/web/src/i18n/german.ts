/// <reference types="vite/client" />
import type { Catalogue } from './catalogue.ts';

/** The texts of the app, and those that a part of it, a game or a chapter of a game keeps beside itself in a `de.json` of its own. */
const parts = import.meta.glob<Catalogue>(['../**/de.json', '../../../../packages/rules-*/src/**/de.json'], {
  eager: true,
  import: 'default',
});

export const german: Catalogue = Object.assign({}, ...Object.values(parts)) as Catalogue;
