import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A thin progress bar at the top while the next page loads; fast loads show nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div className={styles.bar} role="progressbar" aria-label="Loading the next page" />
  ) : null;
}
