import { germanTexts } from '../../apps/web/testing/texts.ts';
import { stumblesOfGames } from '../../apps/web/testing/words.ts';

const [games = 200, commands = 120] = process.argv.slice(2).map(Number);
const found = await stumblesOfGames(games, { german: germanTexts(), commands });
for (const { law, text, game, seed, of } of found) console.log(`${law}: ${text}  (${game}, game ${seed}, ${of})`);
console.log(`${games} games read in two languages, ${found.length} stumbles`);
process.exitCode = found.length === 0 ? 0 : 1;
