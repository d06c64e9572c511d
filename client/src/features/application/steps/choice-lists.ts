interface Named {
  name: string;
}

/**
 * The options by name, and what was chosen earlier and is not offered any more, so that it can be
 * seen and taken away.
 */
export function namedChoices(options: readonly Named[], chosen: readonly string[]) {
  const names = options.map(({ name }) => name);
  return [...new Set([...names, ...chosen])].map((name) => ({ value: name, label: name }));
}
