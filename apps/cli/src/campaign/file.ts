import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { type Campaign, type Journal, passages, readCampaign, type Written, writeCampaign } from '@sortie/campaign';
import { fill, type Match } from '@sortie/kernel';
import { reasonOf } from '../say.ts';

export function openCampaign(path: string): Written {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { ok: false, reason: `cannot read ${path}: ${reasonOf(error)}` };
  }
  const read = readCampaign(text);
  return read.ok ? read : { ok: false, reason: `${path}: ${read.reason}` };
}

/** Written beside and put in its place at once: whatever happens, the old or the new campaign is there. */
export function keep(path: string, journal: Journal): string | undefined {
  const beside = `${path}.${randomBytes(4).toString('hex')}.new`;
  try {
    const file = openSync(beside, 'wx');
    try {
      writeSync(file, writeCampaign(journal));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
    return undefined;
  } catch (error) {
    rmSync(beside, { force: true });
    return `cannot write ${path}: ${reasonOf(error)}`;
  }
}

/** The chronicle as sentences, from this entry on. */
export const chronicle = (match: Match<Campaign>, from = 0): readonly string[] =>
  passages(match)
    .slice(from)
    .flatMap(({ facts, struck }) => (struck ? [] : facts.flatMap(({ says }) => (says ? [fill(says)] : []))));
