import { argumentName, type Command, callOf, commonOptions, dryRun, type Group, optionName } from './command.ts';
import { flag, type Input, type Inputs } from './inputs.ts';

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

export function programHelp(program: string, groups: readonly Group[]): string {
  return paragraphs(
    'Runs the business from the command line, on the database of the product, while it runs or not.',
    `Usage: ${program} GROUP COMMAND [arguments] [options]`,
    list('Groups', Object.fromEntries(groups.map(({ name, summary }) => [name, summary]))),
    list('Options of every command', optionEntries({ ...commonOptions, dryRun: dryRunOfProgram })),
    `${program} GROUP --help lists the commands of a group; GROUP COMMAND --help shows one with examples.`,
    'Exit codes: 0 done, 1 refused or not found, 2 wrong usage or settings, 3 the database cannot be used.',
  );
}

export function groupHelp(program: string, { name, summary, commands }: Group): string {
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

export function commandHelp(program: string, group: Group, command: Command): string {
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
