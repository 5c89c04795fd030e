import { writeFileSync } from 'node:fs';
import { muster } from '@sortie/campaign';
import { verify } from '@sortie/kernel';
import { writeForce } from '@sortie/roster';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { FAILED, OK, reasonOf, refuse, say, sayJson } from '../say.ts';
import { army, FILE } from './carry.ts';
import { chronicle, openCampaign } from './file.ts';
import { showLines } from './show.ts';

export const showCommand = (): Command =>
  new Command('show')
    .description('the armies, their damage and what it would cost to mend it')
    .argument('<file>', FILE)
    .option('--log', 'the whole chronicle')
    .option('--json', 'for programs')
    .action(
      exitWith((path: string, options: { readonly log?: true; readonly json?: true }) => {
        const opened = openCampaign(path);
        if (!opened.ok) return refuse(opened.reason);
        if (options.json) sayJson(opened.match.state);
        else for (const line of options.log ? chronicle(opened.match) : showLines(opened.match.state)) say(line);
        return OK;
      }),
    );

export const musterCommand = (): Command =>
  new Command('muster')
    .description('write everybody who can fight now as a force file')
    .argument('<file>', FILE)
    .requiredOption('--out <force>', 'the force file')
    .addOption(army())
    .action(
      exitWith((path: string, options: { readonly out: string; readonly army: string }) => {
        const opened = openCampaign(path);
        if (!opened.ok) return refuse(opened.reason);
        const force = muster(opened.match.state, Number(options.army) - 1);
        if (force.members.length === 0) return refuse('nobody of that army can fight now');
        try {
          writeFileSync(options.out, writeForce(force));
        } catch (error) {
          return refuse(`cannot write ${options.out}: ${reasonOf(error)}`);
        }
        say(`${force.members.length} units are ready: ${options.out}`);
        return OK;
      }),
    );

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('play the campaign again and compare every fact and every die')
    .argument('<file>', FILE)
    .action(
      exitWith((path: string) => {
        const opened = openCampaign(path);
        if (!opened.ok) return refuse(opened.reason);
        const { ruleset, header, entries } = opened.match;
        const verdict = verify(ruleset, header, entries, opened.seed);
        say(verdict.ok ? 'The campaign is what its dice have made of it.' : 'The campaign does not verify.');
        return verdict.ok ? OK : FAILED;
      }),
    );
