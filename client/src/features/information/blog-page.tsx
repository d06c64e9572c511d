import { blogExtras, story } from '~/content/story.ts';
import { Kerb } from '~/illustrations/kerb.tsx';
import { paths } from '~/site/paths.ts';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { BlogAside } from './blog-aside.tsx';
import styles from './blog-page.module.css';
import { Comments } from './comments.tsx';
import { PostLine } from './post-line.tsx';
import { ReplyForm } from './reply-form.tsx';

const { title, image, sections, comments } = story;

/** The founder story, our one post (INFO-13..17). */
export function Component() {
  return (
    <>
      <PageHeader
        title={blogExtras.title}
        crumbs={[{ label: 'Home', to: paths.home }, { label: blogExtras.title }]}
        lead={blogExtras.lead}
      />
      <Container className={styles.page}>
        <div className={styles.main}>
          <article className={styles.post} aria-labelledby="post-title">
            <div>
              <h2 id="post-title" className={styles.title}>
                {title}
              </h2>
              <PostLine />
            </div>
            <div className={styles.drawing}>
              <Kerb label={image} />
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
        <BlogAside />
      </Container>
    </>
  );
}
