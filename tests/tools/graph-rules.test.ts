import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Lints a text as this file, with the configuration of `npm run lint`. */
function lint(path: string, text: string) {
  const args = ['--config', 'tools/checks/eslint.config.mjs', '--format', 'json', '--stdin', '--stdin-filename', path];
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', ...args], {
    input: text,
    encoding: 'utf8',
  });
  const [file] = JSON.parse(stdout) as [{ messages: { message: string; ruleId: string }[] }];
  return { status, messages: file.messages };
}

it('elements without a description, entities without an id and pages without arguments are refused', () => {
  const { status, messages } = lint(
    'schema/new.graphql',
    `extend type Service {
      undescribedField: [String!]
      "A connection." described("An argument." first: Int, undescribedArgument: Int): ReviewConnection!
    }
    "An entity." type Entity { "The name." name: String! }
    "An enum." enum Choice { UNDESCRIBED_VALUE }
    "An input." input ChoiceInput { undescribedInput: Choice }
    union UndescribedUnion = Entity | Service
    directive @undescribedDirective on FIELD_DEFINITION`,
  );
  const of = (rule: string) => messages.filter(({ ruleId }) => ruleId === `@graphql-eslint/${rule}`);
  expect(status).toBe(1);
  expect(of('require-description').map(({ message }) => /"(undescribed\w+)"/i.exec(message)?.[1])).toEqual([
    'undescribedField',
    'undescribedArgument',
    'UNDESCRIBED_VALUE',
    'undescribedInput',
    'UndescribedUnion',
    'undescribedDirective',
  ]);
  expect(of('strict-id-in-types')).toHaveLength(1);
  expect(of('relay-arguments')).not.toHaveLength(0);
});

it('operations that select an entity without its id are refused', () => {
  const { status, messages } = lint('client/src/new.graphql', 'query ServiceNames { services { name } }');
  expect(status).toBe(1);
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(['@graphql-eslint/require-selections']);
});
