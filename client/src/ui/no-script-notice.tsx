import { product } from '~/site/product.ts';

/** Shown instead of the list of specialists if JavaScript is off. */
export function NoScriptNotice() {
  const { shown, href } = product.phones.leicester;
  return (
    <noscript>
      <p>
        The list of specialists needs JavaScript. Call <a href={href}>{shown}</a> and we’ll tell you who’s available.
      </p>
    </noscript>
  );
}
