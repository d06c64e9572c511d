import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cx } from './cx.ts';
import styles from './tabs.module.css';

interface Tab {
  /** The value of the `tab` parameter in the URL. */
  id: string;
  label: string;
  /** The number of entries in the tab. */
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
}

/** Tabs whose open tab is in the URL. The others stay mounted, so that their input isn't lost. */
export function Tabs({ label, tabs }: TabsProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const openId = (tabs.find(({ id }) => id === searchParams.get('tab')) ?? tabs[0]).id;
  const show = (id: string) =>
    setSearchParams(id === tabs[0].id ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  return (
    <Radix.Root value={openId} onValueChange={show}>
      <Radix.List aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && (
              <>
                {' '}
                <span className={cx(styles.count, tab.count === 0 && styles.none)}>{tab.count}</span>
              </>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} forceMount hidden={id !== openId}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
