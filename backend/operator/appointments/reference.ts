import { line } from '../command-line/inputs.ts';

export const reference = line('the reference or the id of the appointment', 'REF', 20);
