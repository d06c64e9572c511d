import { blogPage, blogPost } from '~/content/blog-post.ts';
import { Kerb } from '~/illustrations/kerb.tsx';
import { paths } from '~/site/paths.ts';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import styles from './blog-page.module.css';
import { BlogSidebar } from './blog-sidebar.tsx';
import { Comments } from './comments.tsx';
import { PostMeta } from './post-meta.tsx';
import { ReplyForm } from './reply-form.tsx';

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
            <div className={styles.drawing}>
              <Kerb label={imageLabel} />
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
