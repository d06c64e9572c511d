import { product } from '~/site/product.ts';

/** Shown instead of the list of specialists if JavaScript is off. */
export function NoScriptNotice() {
  const { formatted, href } = product.phones.leicester;
  return (
    <noscript>
      <p>
        The list of specialists needs JavaScript. Call <a href={href}>{formatted}</a> and we’ll tell you who’s
        available.
      </p>
    </noscript>
  );
}
