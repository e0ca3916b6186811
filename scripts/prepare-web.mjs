import { prepare } from './prepare.mjs';

prepare({ web: true });
