import { Mail, Phone } from 'lucide-react';
import { product } from '~/lib/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ProsePage } from '~/ui/prose-page.tsx';

export function Component() {
  const { shown, href } = product.phones.nottingham;
  const subject = encodeURIComponent('Joining as a specialist');
  return (
    <ProsePage
      scene="vehicle-repair"
      title="Join our team"
      lead={`Do you mend things for a living in ${product.area}? Customers are looking for you.`}
      actions={
        <>
          <ButtonLink size="lg" href={`${product.supportHref}?subject=${subject}`} icon={<Mail aria-hidden />}>
            Write to us
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={href} icon={<Phone aria-hidden />}>
            {shown}
          </ButtonLink>
        </>
      }
    >
      <p>
        You set your services, your prices, your areas and your hours. We bring the bookings, and customers pay after
        you have confirmed.
      </p>
      <p>To be listed, please have these at hand when you write or call:</p>
      <ul>
        <li>your trade, how long you have worked in it, and any brand certification;</li>
        <li>a DBS certificate and your liability insurance;</li>
        <li>where you work: in a workshop, at the customer’s, or both, and how far you travel.</li>
      </ul>
      <p>We look at every application within 2-3 business days.</p>
    </ProsePage>
  );
}
