import { type Comment, commentCount } from '~/content/story.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import styles from './comments.module.css';
import { StoryDate } from './story-date.tsx';

/** What readers wrote, each answer under what it answers (INFO-15). */
export function Comments({ comments }: { comments: readonly Comment[] }) {
  return (
    <section id="comments" aria-labelledby="comments-heading" className={styles.comments}>
      <h2 id="comments-heading">{commentCount(comments)} comments</h2>
      <Thread comments={comments} />
    </section>
  );
}

function Thread({ comments }: { comments: readonly Comment[] }) {
  return (
    <ul className={styles.thread}>
      {comments.map(({ id, author, avatar, date, content, replies }) => (
        <li key={id}>
          <article aria-label={`Comment by ${author}`} className={styles.comment}>
            <Avatar name={author} size={48} badge={<TradeIcon slug={avatar} />} />
            <div>
              <p className={styles.by}>
                <strong>{author}</strong> <StoryDate date={date} />
              </p>
              <p>{content}</p>
            </div>
          </article>
          {replies.length > 0 && <Thread comments={replies} />}
        </li>
      ))}
    </ul>
  );
}
