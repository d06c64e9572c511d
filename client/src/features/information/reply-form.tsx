import { Link } from 'react-router-dom';
import { blogPage } from '~/content/blog-post.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './reply-form.module.css';

/** The reply form, disabled until comments are possible (INFO-17). */
export function ReplyForm() {
  const { replyTitle, replyReason } = blogPage;
  return (
    <section aria-labelledby="reply-title" className={styles.reply}>
      <h2 id="reply-title">{replyTitle}</h2>
      <p id="reply-reason">
        {replyReason} <Link to={paths.contact}>Contact us</Link>
      </p>
      <fieldset disabled aria-labelledby="reply-title" aria-describedby="reply-reason" className={styles.fields}>
        <TextField label="Name" name="reply-name" autoComplete="off" />
        <TextField label="Email" name="reply-email" type="email" autoComplete="off" />
        <TextArea label="Reply" name="reply" className={styles.wide} />
        <Button>Post reply</Button>
      </fieldset>
    </section>
  );
}
