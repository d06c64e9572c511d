import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PUBLIC_CALLBACK, promiseText } from '~/lib/callback-promise.ts';
import { useImmediateHelp } from '~/lib/immediate-help-context.ts';
import { product } from '~/lib/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { ProsePage } from '~/ui/prose-page.tsx';
import styles from './contact-page.module.css';

export function Component() {
  const help = useImmediateHelp();
  const { leicester, nottingham } = product.phones;
  return (
    <ProsePage
      scene="electrical-diagnostics"
      title="Contact us"
      lead="Somebody answers day and night, Monday to Sunday."
      actions={
        <>
          <ButtonLink size="lg" href={leicester.href} icon={<Phone aria-hidden />}>
            Call {leicester.shown}
          </ButtonLink>
          <Button variant="flare-outline" size="lg" onClick={help.open}>
            Get immediate help
          </Button>
        </>
      }
    >
      <dl className={styles.ways}>
        <Way icon={<Phone aria-hidden />} label="Leicester">
          <a href={leicester.href}>{leicester.shown}</a>
        </Way>
        <Way icon={<Phone aria-hidden />} label="Nottingham">
          <a href={nottingham.href}>{nottingham.shown}</a>
        </Way>
        <Way icon={<Mail aria-hidden />} label="Email">
          <a href={product.supportHref}>{product.supportEmail}</a>
        </Way>
        <Way icon={<MapPin aria-hidden />} label="Postal address">
          Coming soon
        </Way>
      </dl>
      <p>
        Stuck right now? Ask for immediate help and a specialist contacts you within {promiseText(PUBLIC_CALLBACK)}. For
        partnerships, write to us and say what you make or mend.
      </p>
    </ProsePage>
  );
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
