import fc from 'fast-check';

/*
 * Property tests draw the same cases in every run, so that a green tree stays green. Whoever looks for more sets another seed:
 * SORTIE_SEED=$RANDOM npx vitest run packages/geometry
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['SORTIE_SEED'] ?? 20_261_118) });
