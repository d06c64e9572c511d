import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A thin tape along the top while the next page is fetched; quick ones show nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div className={styles.tape} role="progressbar" aria-label="Loading the next page" />
  ) : null;
}
