import { CalendarDays, MessageSquare, PenLine } from 'lucide-react';
import { commentCount, story } from '~/content/story.ts';
import styles from './post-line.module.css';
import { StoryDate } from './story-date.tsx';

const count = commentCount(story.comments);

/** When, by whom, and how many have answered. */
export function PostLine() {
  return (
    <div className={styles.line}>
      <p>
        <CalendarDays aria-hidden />
        <StoryDate date={story.date} />
      </p>
      <p>
        <PenLine aria-hidden />
        By {story.author}
      </p>
      <p>
        <MessageSquare aria-hidden />
        <a href="#comments">{count} comments</a>
      </p>
    </div>
  );
}
