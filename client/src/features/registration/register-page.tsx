import { useLocation } from 'react-router-dom';
import { bookingIn } from '~/lib/booking-state.ts';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ProsePage } from '~/ui/prose-page.tsx';

export function Component() {
  const { message } = bookingIn(useLocation().state) ?? {};
  return (
    <ProsePage
      scene="plumbing-repair"
      title="Create an Account"
      crumb="Register"
      parent={{ label: 'Login', to: paths.login }}
      lead="You need no account to book: your first booking opens one for the e-mail address you give."
      actions={
        <>
          <ButtonLink to={paths.appointment} caps size="lg">
            Book an appointment
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" to={paths.login}>
            Log in
          </ButtonLink>
        </>
      }
    >
      {message && <Notice tone="info">{message}</Notice>}
      <p>
        Have you booked with {product.name} before? We can finish your account on the telephone in a minute: call{' '}
        <a href={product.phones.leicester.href}>{product.phones.leicester.shown}</a>, or write to{' '}
        <a href={product.supportHref}>{product.supportEmail}</a> from the address you booked with.
      </p>
    </ProsePage>
  );
}
