import { CalendarPlus, House, LogOut, Phone, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ThemeToggle } from '~/app/theme-toggle.tsx';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './dashboard-more-menu.module.css';

interface DashboardMoreMenuProps {
  onLogOut: () => void;
  onClose: () => void;
}

const links = [
  { to: paths.customerBooking, label: 'Book an Appointment', Icon: CalendarPlus },
  { to: paths.immediateService, label: 'Get Immediate Service', Icon: Siren },
  { to: paths.home, label: `${product.name} home page`, Icon: House },
];

/** The links that don't fit into the bottom bar on phones. */
export function DashboardMoreMenu({ onLogOut, onClose }: DashboardMoreMenuProps) {
  const { formatted, href } = product.phones.leicester;
  return (
    <Dialog open onClose={onClose} size="sm" title="More">
      <ul className={styles.links}>
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link} onClick={onClose}>
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href={href} className={styles.link}>
            <Phone aria-hidden />
            <span className="figures">Call {formatted}</span>
          </a>
        </li>
        <li>
          <button type="button" className={styles.link} onClick={onLogOut}>
            <LogOut aria-hidden />
            Logout
          </button>
        </li>
      </ul>
      <div className={styles.theme}>
        <ThemeToggle />
      </div>
    </Dialog>
  );
}
