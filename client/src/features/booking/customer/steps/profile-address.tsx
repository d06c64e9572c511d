import { Link } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { Notice } from '~/ui/notice.tsx';
import styles from './profile-address.module.css';

/** The profile's address, for home service (C-06). `address` is empty if there is none. */
export function ProfileAddress({ address }: { address: string }) {
  if (!address) {
    return (
      <Notice tone="warning" title="There’s no address in your profile yet.">
        <Link to={paths.profile}>Add your address</Link>, then come back: we’ll keep this booking. Or continue without
        it, and we’ll ask you by phone.
      </Notice>
    );
  }
  return (
    <p className={styles.address}>
      <span>
        We’ll come to <strong>{address}</strong>
      </span>{' '}
      <Link to={paths.profile}>Change it in your profile</Link>
    </p>
  );
}
