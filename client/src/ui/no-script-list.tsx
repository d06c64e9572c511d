import { product } from '~/site/product.ts';

/**
 * In place of a list of specialists that a script would bring, where none runs: the way that needs
 * none.
 */
export function NoScriptList() {
  const { shown, href } = product.phones.leicester;
  return (
    <noscript>
      <p>
        The list of specialists needs JavaScript. Ring <a href={href}>{shown}</a>, and we tell you who is free.
      </p>
    </noscript>
  );
}
