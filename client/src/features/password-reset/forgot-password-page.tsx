import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ProsePage } from '~/ui/prose-page.tsx';

export function Component() {
  return (
    <ProsePage
      scene="electrical-repair"
      title="Forgotten password"
      lead="It happens. We set you up with a new one once we know that it is you."
      actions={
        <ButtonLink to={paths.login} variant="outline" size="lg">
          Back to Login
        </ButtonLink>
      }
    >
      <p>
        Write to <a href={product.supportHref}>{product.supportEmail}</a> from the e-mail address of your account, or
        call <a href={product.phones.leicester.href}>{product.phones.leicester.shown}</a> in Leicester or{' '}
        <a href={product.phones.nottingham.href}>{product.phones.nottingham.shown}</a> in Nottingham with a booking
        reference at hand. Your bookings stay as they are meanwhile.
      </p>
    </ProsePage>
  );
}
