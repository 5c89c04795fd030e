import { lawOfReach } from './law.fixture.ts';

lawOfReach('alpha-strike');
