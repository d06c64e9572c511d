import { CalendarDays, MessageSquare, PenLine, Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { blogPage, blogPost, type Comment, commentCount } from '~/content/blog-post.ts';
import art from '~/illustrations/art.module.css';
import { LazyDrawing } from '~/illustrations/lazy-drawing.tsx';
import { ScenePanel } from '~/illustrations/scene-panel.tsx';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { formatDayOfMonth, formatMonth } from '~/lib/format-date.ts';
import { paths } from '~/site/paths.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import control from '~/ui/control.module.css';
import { PageHeader } from '~/ui/page-header.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './blog-page.module.css';

const { title, imageLabel, sections, comments } = blogPost;

/** The blog: one post, the founder's story (INFO-13..17). */
export function Component() {
  return (
    <>
      <PageHeader
        title={blogPage.title}
        crumbs={[{ label: 'Home', to: paths.home }, { label: blogPage.title }]}
        lead={blogPage.lead}
      />
      <Container className={styles.page}>
        <div className={styles.main}>
          <article className={styles.post} aria-labelledby="post-title">
            <div>
              <h2 id="post-title" className={styles.title}>
                {title}
              </h2>
              <PostMeta />
            </div>
            <div className={art.frame}>
              <ScenePanel tint="carbon" width={640} height={300} label={imageLabel}>
                <LazyDrawing set="others" name="kerb" />
              </ScenePanel>
            </div>
            {Object.entries(sections).map(([id, { heading, paragraphs }]) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
                <h3 id={`${id}-heading`}>{heading}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </article>
          <Comments comments={comments} />
          <ReplyForm />
        </div>
        <BlogSidebar />
      </Container>
    </>
  );
}

/** The readers' comments, with nested replies (INFO-15). */
function Comments({ comments }: { comments: readonly Comment[] }) {
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

/** The post's date, author and number of comments. */
function PostMeta() {
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
        <a href="#comments">{commentCount(blogPost.comments)} comments</a>
      </p>
    </div>
  );
}

/** The reply form, disabled until comments are possible (INFO-17), so it only has the reply. */
function ReplyForm() {
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

/** Search, categories and recent posts: inactive until there's a second post (INFO-16). */
function BlogSidebar() {
  const searchId = useId();
  const reasonId = useId();
  const { sidebarReason, categories } = blogPage;
  return (
    <aside aria-label="More from the blog" className={styles.sidebar}>
      <p id={reasonId} className={styles.reason}>
        {sidebarReason}
      </p>
      <div>
        <label htmlFor={searchId} className={styles.sideTitle}>
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
        <h2 className={styles.sideTitle}>Categories</h2>
        <ul className={styles.entries}>
          {categories.map((category) => (
            <li key={category}>
              {category}
              <span className={styles.detail}>{category === blogPost.category ? '1 post' : 'Coming soon'}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles.sideTitle}>Recent posts</h2>
        <ul className={styles.entries}>
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

/** Shows `2025-03-01` as `1 March 2025`. */
function PostDate({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      {formatDayOfMonth(date)} {formatMonth(date)}
    </time>
  );
}
