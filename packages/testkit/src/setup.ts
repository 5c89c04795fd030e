/** Run by Vitest before each test file, so that every rulebook stands behind its screen, whatever a file imports first. */
import './books.ts';
import './chance.ts';
import './expressions.ts';
