import { line } from '../command-line/inputs.ts';

export const key = line('the id or the name of the specialist', 'KEY', 200);
