import { product } from '~/site/product.ts';

/** A link in a text that calls our first phone number. */
export function PhoneLink() {
  const { formatted, href } = product.phones.leicester;
  return (
    <a href={href} className="figures no-wrap">
      {formatted}
    </a>
  );
}
