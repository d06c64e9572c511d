import type { CommandContext } from './context.ts';
import type { Inputs, ValuesOf } from './inputs.ts';
import type { Result } from './result.ts';
import { UsageError } from './usage-error.ts';

/** What a command needs: this version's schema, or only a reachable database. */
export type Requirement = 'schema' | 'database';

export type RawValue = string | boolean | (string | boolean)[] | undefined;

/** A command as data. The parser, the help and the runner are derived from it. */
export interface Command {
  readonly name: string;
  /** One line, as a sentence without a full stop. */
  readonly summary: string;
  /** Further text for the command's help. */
  readonly details: string;
  readonly arguments: Inputs;
  readonly options: Inputs;
  /** Command lines without the program's and the group's name. */
  readonly examples: readonly string[];
  /** Whether it has `--dry-run`. */
  readonly writes: boolean;
  readonly requires: Requirement;
  /** Checks the values and returns the run. Throws a `UsageError` with all problems. */
  prepare(values: Record<string, RawValue>): (context: CommandContext) => Promise<Result>;
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

function readValues(inputs: Inputs, raw: Record<string, RawValue>, nameOf: (key: string) => string) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, input] of Object.entries(inputs)) {
    if (raw[key] === undefined && input.isRequired) {
      problems.push(`${nameOf(key)} is missing: ${input.summary}.`);
      continue;
    }
    const { data, error } = input.schema.safeParse(raw[key]);
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
  return {
    ...definition,
    ...inputs,
    details,
    writes,
    requires,
    prepare(raw) {
      const fromArguments = readValues(inputs.arguments, raw, argumentName);
      const fromOptions = readValues(inputs.options, raw, optionName);
      const problems = [...fromArguments.problems, ...fromOptions.problems];
      if (problems.length > 0) throw new UsageError(problems);
      const input = { ...fromArguments.values, ...fromOptions.values } as ValuesOf<A> & ValuesOf<O>;
      return (context) => run(context, input);
    },
  };
}
