import { Search } from 'lucide-react';
import { useId } from 'react';
import { blogExtras, story } from '~/content/story.ts';
import control from '~/ui/control.module.css';
import styles from './blog-aside.module.css';
import { StoryDate } from './story-date.tsx';

/** Search, categories and recent posts, which wait for a second post and say so (INFO-16). */
export function BlogAside() {
  const searchId = useId();
  const reasonId = useId();
  const { asideReason, categories } = blogExtras;
  return (
    <aside aria-label="More from the blog" className={styles.aside}>
      <p id={reasonId} className={styles.reason}>
        {asideReason}
      </p>
      <div className={styles.part}>
        <label htmlFor={searchId} className={styles.title}>
          Search
        </label>
        <div className={styles.search}>
          <input id={searchId} type="search" disabled aria-describedby={reasonId} className={control.control} />
          <Search aria-hidden />
        </div>
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>Categories</h2>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category}>
              {category}
              <span className={styles.number}>{category === story.category ? 1 : 0}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>Recent posts</h2>
        <ul className={styles.list}>
          <li>
            {story.title}
            <span className={styles.number}>
              <StoryDate date={story.date} />
            </span>
          </li>
        </ul>
      </div>
    </aside>
  );
}
