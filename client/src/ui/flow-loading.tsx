import { Container } from './container.tsx';
import styles from './flow-loading.module.css';
import { Spinner } from './spinner.tsx';

/** In a flow's place until what an earlier page has kept is back. */
export function FlowLoading({ children }: { children: string }) {
  return (
    <Container className={styles.opening}>
      <p role="status">
        <Spinner /> {children}
      </p>
    </Container>
  );
}
