import { type Comment, commentCount } from '~/content/blog-post.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import styles from './comments.module.css';
import { PostDate } from './post-date.tsx';

/** The readers' comments, with nested replies (INFO-15). */
export function Comments({ comments }: { comments: readonly Comment[] }) {
  return (
    <section id="comments" aria-labelledby="comments-heading" className={styles.comments}>
      <h2 id="comments-heading">{commentCount(comments)} comments</h2>
      <CommentList comments={comments} />
    </section>
  );
}

function CommentList({ comments }: { comments: readonly Comment[] }) {
  return (
    <ul className={styles.list}>
      {comments.map(({ id, author, avatar, date, content, replies }) => (
        <li key={id}>
          <article aria-label={`Comment by ${author}`} className={styles.comment}>
            <Avatar name={author} size={48} badge={<TradeIcon slug={avatar} />} />
            <div>
              <p className={styles.byline}>
                <strong>{author}</strong> <PostDate date={date} />
              </p>
              <p>{content}</p>
            </div>
          </article>
          {replies.length > 0 && <CommentList comments={replies} />}
        </li>
      ))}
    </ul>
  );
}
