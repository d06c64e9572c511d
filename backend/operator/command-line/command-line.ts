import { parseArgs } from 'node:util';
import {
  argumentName,
  type Command,
  callOf,
  commonOptions,
  dryRun,
  type Group,
  optionName,
  type Prepared,
  type RawValues,
  UsageError,
} from './command.ts';
import { flag, type Input, type Inputs } from './inputs.ts';

export type CommandLine =
  | { kind: 'help'; text: string }
  | ({ kind: 'command'; group: Group; command: Command } & Prepared);

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

/** The options of a command, and the problems with their syntax. */
function readOptions({ options }: Command, argv: readonly string[]) {
  const keys = new Map(Object.keys(options).map((key) => [optionName(key).slice(2), key]));
  const isFlag = (key: string) => options[key]?.placeholder === null;
  const { positionals, tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries([...keys].map(([name, key]) => [name, { type: isFlag(key) ? 'boolean' : 'string' }])),
    strict: false,
    tokens: true,
  });
  const texts: Record<string, string[]> = {};
  const flags: Record<string, true> = {};
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value } = token;
    const key = keys.get(name);
    if (key === undefined) return `There is no option ${rawName} here.${didYouMean(name, [...keys.keys()], '--')}`;
    if (isFlag(key)) flags[key] = true;
    else if (value === undefined) return `${rawName} needs a value.`;
    else texts[key] = [...(texts[key] ?? []), value];
    return isFlag(key) && value !== undefined ? `${rawName} takes no value.` : [];
  });
  return { input: { ...texts, ...flags }, positionals, problems };
}

function readArguments(command: Command, positionals: readonly string[]) {
  const input: RawValues = {};
  const rest = [...positionals];
  for (const [key, { isRepeated }] of Object.entries(command.arguments))
    input[key] = rest.splice(0, isRepeated ? rest.length : 1);
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

  const options = readOptions(command, argv);
  const args = readArguments(command, options.positionals.slice(group.isSingle ? 1 : 2));
  const problems = [...options.problems, ...args.problems];
  try {
    const prepared = command.prepare({ arguments: args.input, options: options.input });
    if (problems.length === 0) return { kind: 'command', group, command, ...prepared };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problems.push(...error.problems);
  }
  throw new UsageError(problems, callOf(group, command));
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

const wrapAt = 100;

function wrap(text: string, indent: number): string {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && indent + current.length + 1 + word.length > wrapAt) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].join(`\n${' '.repeat(indent)}`);
}

function list(title: string, entries: Record<string, string>): string {
  const names = Object.keys(entries);
  if (names.length === 0) return '';
  const width = Math.min(28, Math.max(...names.map((name) => name.length)));
  const lines = Object.entries(entries).map(([name, summary]) => {
    const start = name.length > width ? `  ${name}\n${' '.repeat(width + 4)}` : `  ${name.padEnd(width)}  `;
    return start + wrap(summary, width + 4);
  });
  return `${title}\n${lines.join('\n')}`;
}

function optionUsage(key: string, { placeholder }: Input<unknown>): string {
  return placeholder === null ? optionName(key) : `${optionName(key)} ${placeholder}`;
}

function summaryOf({ summary, isRequired, isRepeated }: Input<unknown>): string {
  return `${summary}${isRepeated ? ' (may be repeated)' : ''}${isRequired ? ' (required)' : ''}`;
}

function usageOf({ arguments: args, options }: Command): string {
  return [
    ...Object.entries(args).map(([key, { isRequired, isRepeated }]) => {
      const name = `${argumentName(key)}${isRepeated ? ' ...' : ''}`;
      return isRequired ? name : `[${name}]`;
    }),
    ...Object.entries(options).flatMap(([key, option]) => (option.isRequired ? optionUsage(key, option) : [])),
    '[options]',
  ].join(' ');
}

function optionEntries(options: Inputs): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([key, option]) => [optionUsage(key, option), summaryOf(option)]),
  );
}

const dryRunOfProgram = flag(`${dryRun.summary}; for commands that write`);

const paragraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n');

function programHelp(program: string, groups: readonly Group[]): string {
  return paragraphs(
    'Runs the business from the command line, on the database of the product, while it runs or not.',
    `Usage: ${program} GROUP COMMAND [arguments] [options]`,
    list('Groups', Object.fromEntries(groups.map(({ name, summary }) => [name, summary]))),
    list('Options of every command', optionEntries({ ...commonOptions, dryRun: dryRunOfProgram })),
    `${program} GROUP --help lists the commands of a group; GROUP COMMAND --help shows one with examples.`,
    'Exit codes: 0 done, 1 refused or not found, 2 wrong usage or settings, 3 the database cannot be used.',
  );
}

function groupHelp(program: string, { name, summary, commands }: Group): string {
  return paragraphs(
    `${summary}.`,
    `Usage: ${program} ${name} COMMAND [arguments] [options]`,
    list(
      'Commands',
      Object.fromEntries(commands.map((command) => [`${command.name} ${usageOf(command)}`, command.summary])),
    ),
    `${program} ${name} COMMAND --help shows one command with its options and examples.`,
  );
}

function commandHelp(program: string, group: Group, command: Command): string {
  const exampleStart = group.isSingle ? program : `${program} ${group.name}`;
  const args = Object.entries(command.arguments).map(([key, input]) => [argumentName(key), input.summary]);
  return paragraphs(
    wrap(`${command.summary}.`, 0),
    command.details
      .split('\n')
      .map((text) => wrap(text, 0))
      .join('\n'),
    `Usage: ${[program, callOf(group, command), usageOf(command)].join(' ')}`,
    list('Arguments', Object.fromEntries(args)),
    list('Options', optionEntries(command.options)),
    `Examples\n${command.examples.map((example) => `  ${exampleStart} ${example}`).join('\n')}`,
  );
}
