import { prepare } from './prepare.mjs';

prepare({ web: false });
