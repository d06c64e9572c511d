import { Container } from './container.tsx';
import styles from './flow-loading.module.css';
import { Spinner } from './spinner.tsx';

interface FlowLoadingProps {
  /** The flow's own heading: all there is of it before any script runs. */
  title: string;
  children: string;
}

/** In a flow's place until what an earlier page has kept is back. */
export function FlowLoading({ title, children }: FlowLoadingProps) {
  return (
    <Container className={styles.opening}>
      <h1>{title}</h1>
      <p role="status" data-needs-script>
        <Spinner /> {children}
      </p>
    </Container>
  );
}
