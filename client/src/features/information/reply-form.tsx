import { Link } from 'react-router-dom';
import { blogPage } from '~/content/blog-post.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './reply-form.module.css';

/** The reply form, disabled until comments are possible (INFO-17), so it only has the reply. */
export function ReplyForm() {
  const { replyTitle, replyReason } = blogPage;
  return (
    <section aria-labelledby="reply-title" className={styles.reply}>
      <h2 id="reply-title">{replyTitle}</h2>
      <p id="reply-reason">
        {replyReason} <Link to={paths.contact}>Contact us</Link>
      </p>
      <fieldset disabled aria-labelledby="reply-title" aria-describedby="reply-reason" className={styles.fields}>
        <TextField label="Reply" name="reply" autoComplete="off" placeholder="Coming soon" />
        <Button>Post reply</Button>
      </fieldset>
    </section>
  );
}
