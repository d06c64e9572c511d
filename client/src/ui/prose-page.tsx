import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import type { ServiceSlug } from '~/lib/service-slug.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import styles from './prose-page.module.css';

interface ProsePageProps {
  title: string;
  /** The last breadcrumb, when it is shorter than the title. */
  crumb?: string;
  /** The breadcrumb before it. */
  parent?: { label: string; to: string };
  lead: ReactNode;
  scene: ServiceSlug;
  /** The ways on; a booking and a call when left out. */
  actions?: ReactNode;
  children?: ReactNode;
}

const home = { label: 'Home', to: paths.home };

/** A page of a few paragraphs, which always leads somewhere. */
export function ProsePage({ title, crumb = title, parent = home, lead, scene, actions, children }: ProsePageProps) {
  const { shown, href } = product.phones.leicester;
  return (
    <>
      <PageHeader title={title} crumbs={[parent, { label: crumb }]} lead={lead} />
      <Container className={styles.page}>
        <div className={styles.prose}>{children}</div>
        <div className={styles.scene}>
          <ServiceScene slug={scene} />
        </div>
        <div className={styles.actions}>
          {actions ?? (
            <>
              <ButtonLink to={paths.appointment} caps size="lg">
                Book an appointment
              </ButtonLink>
              <ButtonLink variant="outline" size="lg" href={href} icon={<Phone aria-hidden />}>
                {shown}
              </ButtonLink>
            </>
          )}
        </div>
      </Container>
    </>
  );
}
