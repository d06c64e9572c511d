import type { CommandContext } from '../context.ts';
import type { Result } from '../output/result.ts';
import { operatorNameSchema } from '../settings.ts';
import { flag, type Inputs, optional, type ValuesOf, value } from './inputs.ts';

/** What a command needs: this version's schema, or only a reachable database. */
export type Requirement = 'schema' | 'database';

/** The words of each argument and option as they were typed; true for a flag. */
export type RawValues = Record<string, string[] | true>;

/** What a command line asks for, with nothing left to check. */
export interface Prepared {
  run(context: CommandContext): Promise<Result>;
  operatorName: string | undefined;
  isDryRun: boolean;
}

/** A command as data. The parser, the help and the runner are derived from it. */
export interface Command {
  readonly name: string;
  /** One line, as a sentence without a full stop. */
  readonly summary: string;
  /** Further text for the command's help. */
  readonly details: string;
  readonly arguments: Inputs;
  /** Its own, and those of every command. */
  readonly options: Inputs;
  /** Command lines without the program's and the group's name. */
  readonly examples: readonly string[];
  readonly requires: Requirement;
  /** Checks the values. Throws a `UsageError` with all problems. */
  prepare(raw: { arguments: RawValues; options: RawValues }): Prepared;
}

export interface Group {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly Command[];
  /** Whether it has only one command, called by its name alone, such as `backup TO`. */
  readonly isSingle?: boolean;
}

/** A command that needs no group. */
export function single(command: Command): Group {
  return { name: command.name, summary: command.summary, commands: [command], isSingle: true };
}

/** How a command is called after the program's name, for example `appointments confirm`. */
export function callOf(group: Group, command: Command): string {
  return group.isSingle ? command.name : `${group.name} ${command.name}`;
}

interface Definition<A extends Inputs, O extends Inputs> {
  name: string;
  summary: string;
  details?: string;
  arguments?: A;
  options?: O;
  examples: string[];
  /** Whether it has `--dry-run`. */
  writes?: boolean;
  requires?: Requirement;
  run(context: CommandContext, input: ValuesOf<A> & ValuesOf<O>): Promise<Result>;
}

/** `priceHigh` as `--price-high`. */
export function optionName(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The argument of `dataFile` as `DATA_FILE`. */
export function argumentName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

export const commonOptions = {
  json: flag('answer as JSON: field names in camelCase, amounts in pence, moments in UTC'),
  as: optional(
    value('who you are, for the log; otherwise OPERATOR_NAME, otherwise the system user', 'NAME', operatorNameSchema),
  ),
  help: flag('show this help'),
};

export const dryRun = flag('show what would change, and write nothing');

function readValues(inputs: Inputs, raw: RawValues, nameOf: (key: string) => string) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, { schema, summary, isRequired, isRepeated }] of Object.entries(inputs)) {
    const words = [raw[key] ?? []].flat();
    const value = isRepeated ? words : words[0];
    if (value === undefined && isRequired) {
      problems.push(`${nameOf(key)} is missing: ${summary}.`);
      continue;
    }
    if (!isRepeated && words.length > 1) problems.push(`${nameOf(key)} is given more than once.`);
    const { data, error } = schema.safeParse(value);
    values[key] = data;
    for (const issue of error?.issues ?? []) problems.push(`${nameOf(key)} ${issue.message}.`);
  }
  return { values, problems };
}

export function defineCommand<
  A extends Inputs = Record<never, Inputs[string]>,
  O extends Inputs = Record<never, Inputs[string]>,
>(definition: Definition<A, O>): Command {
  const { details = '', writes = false, requires = 'schema', run } = definition;
  const inputs = { arguments: definition.arguments ?? {}, options: definition.options ?? {} };
  const common = { ...(writes && { dryRun }), ...commonOptions };
  return {
    ...definition,
    arguments: inputs.arguments,
    options: { ...inputs.options, ...common },
    details,
    requires,
    prepare(raw) {
      const read = [
        readValues(inputs.arguments, raw.arguments, argumentName),
        readValues(inputs.options, raw.options, optionName),
      ];
      const fromCommon = readValues(common, raw.options, optionName);
      const problems = [...read, fromCommon].flatMap(({ problems }) => problems);
      if (problems.length > 0) throw new UsageError(problems);
      const input = Object.assign({}, ...read.map(({ values }) => values)) as ValuesOf<A> & ValuesOf<O>;
      const { as, dryRun = false } = fromCommon.values as ValuesOf<typeof commonOptions> & { dryRun?: boolean };
      return { run: (context) => run(context, input), operatorName: as, isDryRun: dryRun };
    },
  };
}

/** An invalid command line. Each sentence says what to change. */
export class UsageError extends Error {
  readonly problems: readonly string[];
  /** The command or group whose help shows the usage; empty for the whole program. */
  readonly helpFor: string;

  constructor(problems: readonly string[], helpFor = '') {
    super(problems.join('\n'));
    this.name = 'UsageError';
    this.problems = problems;
    this.helpFor = helpFor;
  }
}
