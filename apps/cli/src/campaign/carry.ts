import { type Campaign, carryOut, type Command as Order, type Written } from '@sortie/campaign';
import type { Match } from '@sortie/kernel';
import { Option } from 'commander';
import { FAILED, OK, problem, refuse, say } from '../say.ts';
import { chronicle, keep, openCampaign } from './file.ts';

export const army = () => new Option('--army <n>', 'which army: 1 or 2').choices(['1', '2']).default('1');
export const FILE = 'a campaign file, such as border.campaign';

/** Tell what happened and keep it; nothing is written if anything was refused. */
export function finish(path: string, done: Written, from = 0): number {
  if (!done.ok) {
    problem(done.reason);
    return FAILED;
  }
  const wrong = keep(path, done);
  if (wrong) return refuse(wrong);
  for (const line of chronicle(done.match, from)) say(line);
  return OK;
}

export function act(path: string, seat: number, orders: (match: Match<Campaign>) => readonly Order[] | string): number {
  const opened = openCampaign(path);
  if (!opened.ok) return refuse(opened.reason);
  const wanted = orders(opened.match);
  if (typeof wanted === 'string') return refuse(wanted);
  return finish(path, carryOut(opened, seat, wanted), opened.match.entries.length);
}
