import { Search } from 'lucide-react';
import { useId } from 'react';
import { blogPage, blogPost } from '~/content/blog-post.ts';
import control from '~/ui/control.module.css';
import styles from './blog-sidebar.module.css';
import { PostDate } from './post-date.tsx';

/** Search, categories and recent posts: inactive until there's a second post (INFO-16). */
export function BlogSidebar() {
  const searchId = useId();
  const reasonId = useId();
  const { sidebarReason, categories } = blogPage;
  return (
    <aside aria-label="More from the blog" className={styles.sidebar}>
      <p id={reasonId} className={styles.reason}>
        {sidebarReason}
      </p>
      <div>
        <label htmlFor={searchId} className={styles.title}>
          Search
        </label>
        <div className={styles.search}>
          <input
            id={searchId}
            type="search"
            disabled
            placeholder="Coming soon"
            aria-describedby={reasonId}
            className={control.control}
          />
          <Search aria-hidden />
        </div>
      </div>
      <div>
        <h2 className={styles.title}>Categories</h2>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category}>
              {category}
              <span className={styles.detail}>{category === blogPost.category ? '1 post' : 'Coming soon'}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles.title}>Recent posts</h2>
        <ul className={styles.list}>
          <li>
            {blogPost.title}
            <span className={styles.detail}>
              <PostDate date={blogPost.date} /> · You’re reading it
            </span>
          </li>
        </ul>
      </div>
    </aside>
  );
}
