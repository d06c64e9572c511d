import { mapLink } from '#shared/map-link.ts';
import styles from './workshop-address.module.css';

/** The address to go to, with a map of it on another tab. */
export function WorkshopAddress({ address }: { address: string }) {
  return (
    <>
      {address}{' '}
      <a href={mapLink(address)} target="_blank" rel="noreferrer" className={styles.map}>
        Map<span className="visually-hidden"> of {address} (opens in a new tab)</span>
      </a>
    </>
  );
}
