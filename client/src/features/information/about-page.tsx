import { Link } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { ProsePage } from '~/ui/prose-page.tsx';

export function Component() {
  return (
    <ProsePage
      scene="carpentry"
      title="About us"
      lead={`${product.name} puts people in ${product.area} in touch with repair specialists who have been checked before they are listed.`}
    >
      <h2>What we are here for</h2>
      <p>
        Most things that break can be mended, and mending is cheaper and kinder to the planet than buying again. What
        stops people is not knowing whom to trust. So every specialist here is verified, DBS checked and liability
        insured, and shows what the work costs before you book.
      </p>
      <h2>What you can hold us to</h2>
      <ul>
        <li>A 100% satisfaction guarantee: if a repair is not right, we put it right.</li>
        <li>Free diagnosis and brake checks, so that you decide knowing what is wrong.</li>
        <li>No account needed to book, and nothing to pay until a specialist has confirmed.</li>
      </ul>
      <p>
        We opened on 1 March 2025. See <Link to={paths.services}>our services</Link> or{' '}
        <Link to={paths.specialists}>meet the specialists</Link>.
      </p>
    </ProsePage>
  );
}
