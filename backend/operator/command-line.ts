import { parseArgs } from 'node:util';
import { argumentName, type Command, callOf, type Group, optionName, type RawValue } from './command.ts';
import type { CommandContext } from './context.ts';
import { commandHelp, groupHelp, programHelp } from './help.ts';
import type { Result } from './result.ts';
import { operatorNameSchema } from './settings.ts';
import { UsageError } from './usage-error.ts';

export type CommandLine =
  | { kind: 'help'; text: string }
  | {
      kind: 'command';
      group: Group;
      command: Command;
      run(context: CommandContext): Promise<Result>;
      operatorName: string | undefined;
      isDryRun: boolean;
    };

const didYouMean = (word: string, candidates: readonly string[], prefix = '') => {
  const suggestion = closestWord(word, candidates);
  return suggestion === undefined ? '' : ` Did you mean ${prefix}${suggestion}?`;
};

/** Suggests a group, also for a command without its group, such as `confirm MW-20585`. */
function unknownGroup(word: string, groups: readonly Group[]): UsageError {
  const groupsWithCommand = groups.filter(
    ({ commands, isSingle }) => !isSingle && commands.some(({ name }) => name === word),
  );
  const advice =
    groupsWithCommand.length > 0
      ? ` ${groupsWithCommand.length === 1 ? 'It is' : 'There is'} ${groupsWithCommand.map(({ name }) => `${name} ${word}`).join(', ')}.`
      : didYouMean(
          word,
          groups.map(({ name }) => name),
        );
  return new UsageError([`There is no group ${word}.${advice}`]);
}

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  as: { type: 'string' },
} as const;

/** The options of a command, and the problems with their syntax. */
function readOptions(command: Command, args: readonly string[]) {
  const keys = new Map(Object.keys(command.options).map((key) => [optionName(key).slice(2), key]));
  const isText = (key: string) => command.options[key]?.placeholder !== null;
  const options = {
    ...commonOptions,
    ...(command.writes && { 'dry-run': { type: 'boolean' as const } }),
    ...Object.fromEntries(
      [...keys].map(([name, key]) => [
        name,
        { type: isText(key) ? ('string' as const) : ('boolean' as const), multiple: true },
      ]),
    ),
  };
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const optionKeys = Object.keys(options);
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) ? options[name as keyof typeof options] : undefined;
    if (!option) return `There is no option ${rawName} here.${didYouMean(name, optionKeys, '--')}`;
    if (option.type === 'string' && value === undefined) return `${rawName} needs a value.`;
    return option.type === 'boolean' && value !== undefined ? `${rawName} takes no value.` : [];
  });
  const input: Record<string, RawValue> = {};
  for (const [name, key] of keys) {
    const all = values[name];
    if (!Array.isArray(all)) continue;
    if (!command.options[key]?.isRepeated && isText(key) && all.length > 1)
      problems.push(`--${name} is given more than once.`);
    input[key] = command.options[key]?.isRepeated ? all : all.at(-1);
  }
  return { values, input, positionals, problems };
}

function readArguments(command: Command, positionals: readonly string[]) {
  const input: Record<string, RawValue> = {};
  const rest = [...positionals];
  for (const [key, { isRepeated }] of Object.entries(command.arguments))
    input[key] = isRepeated ? rest.splice(0) : rest.shift();
  const names = Object.keys(command.arguments).map(argumentName).join(' ') || 'no arguments';
  const problems =
    rest.length > 0 ? [`${rest.map((word) => `“${word}”`).join(', ')} is too much: it takes ${names}.`] : [];
  return { input, problems };
}

function findCommand({ name: groupName, commands, isSingle }: Group, name: string): Command {
  const command = commands.find((candidate) => isSingle || candidate.name === name);
  if (command) return command;
  const names = commands.map((command) => command.name);
  const advice = `${didYouMean(name, names)} It has ${names.join(', ')}.`;
  throw new UsageError([`There is no command ${groupName} ${name}.${advice}`], groupName);
}

/** Throws a `UsageError` with all problems at once. */
export function readCommandLine(program: string, groups: readonly Group[], argv: readonly string[]): CommandLine {
  const help = (text: string): CommandLine => ({ kind: 'help', text });
  const isHelpRequested = argv.some((word) => word === '--help' || word === '-h');
  const [groupName, commandName] = argv.filter((word) => !word.startsWith('-'));
  if (groupName === undefined) return help(programHelp(program, groups));
  const group = groups.find(({ name }) => name === groupName);
  if (!group) throw unknownGroup(groupName, groups);
  if (!group.isSingle && commandName === undefined) return help(groupHelp(program, group));
  const command = findCommand(group, commandName ?? '');
  if (isHelpRequested) return help(commandHelp(program, group, command));

  const { values, input, positionals, problems } = readOptions(command, argv);
  const args = readArguments(command, positionals.slice(group.isSingle ? 1 : 2));
  const name = operatorNameSchema.optional().safeParse(typeof values.as === 'string' ? values.as : undefined);
  problems.push(...args.problems, ...(name.error?.issues.map(({ message }) => `--as ${message}.`) ?? []));
  const run = prepare(callOf(group, command), command, { ...input, ...args.input }, problems);
  return { kind: 'command', group, command, run, operatorName: name.data, isDryRun: values['dry-run'] === true };
}

/** Adds the problems of the values to `problems`, and throws when there are any. */
function prepare(helpFor: string, command: Command, input: Record<string, RawValue>, problems: string[]) {
  try {
    const run = command.prepare(input);
    if (problems.length === 0) return run;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problems.push(...error.problems);
  }
  throw new UsageError(problems, helpFor);
}

/** The Levenshtein distance between two words. */
function distance(word: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const substituted = (previous[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1);
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substituted));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** The known word that is closest to this one; undefined when none is close. */
function closestWord(word: string, knownWords: readonly string[]): string | undefined {
  const candidates = knownWords
    .map((name) => ({ name, away: name.startsWith(word) ? 1 : distance(word.toLowerCase(), name) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.away - b.away);
  return candidates[0]?.name;
}
