import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './tabs.module.css';

interface Tab {
  /** As the address says it. */
  id: string;
  label: string;
  /** How many there are of what it shows. */
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are the parts of. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
}

/**
 * The parts of a page, of which the address says the open one. The others stay, so that nothing
 * typed in them is lost.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [address, setAddress] = useSearchParams();
  const open = (tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0]).id;
  const show = (id: string) =>
    setAddress(id === tabs[0].id ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  return (
    <Radix.Root value={open} onValueChange={show}>
      <Radix.List aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && (
              <>
                {' '}
                <span className={styles.count}>{tab.count}</span>
              </>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} forceMount hidden={id !== open}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
