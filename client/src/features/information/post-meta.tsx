import { CalendarDays, MessageSquare, PenLine } from 'lucide-react';
import { blogPost, commentCount } from '~/content/blog-post.ts';
import { PostDate } from './post-date.tsx';
import styles from './post-meta.module.css';

const count = commentCount(blogPost.comments);

/** The post's date, author and number of comments. */
export function PostMeta() {
  return (
    <div className={styles.meta}>
      <p>
        <CalendarDays aria-hidden />
        <PostDate date={blogPost.date} />
      </p>
      <p>
        <PenLine aria-hidden />
        By {blogPost.author}
      </p>
      <p>
        <MessageSquare aria-hidden />
        <a href="#comments">{count} comments</a>
      </p>
    </div>
  );
}
