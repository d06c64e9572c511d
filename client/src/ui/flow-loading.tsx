import { Container } from './container.tsx';
import styles from './flow-loading.module.css';
import { Spinner } from './spinner.tsx';

interface FlowLoadingProps {
  /** The flow's title, which is all that is shown without JavaScript. */
  title: string;
  children: string;
}

/** Shown instead of a flow until its stored draft is loaded. */
export function FlowLoading({ title, children }: FlowLoadingProps) {
  return (
    <Container className={styles.loading}>
      <h1>{title}</h1>
      <p role="status" data-needs-script>
        <Spinner /> {children}
      </p>
    </Container>
  );
}
