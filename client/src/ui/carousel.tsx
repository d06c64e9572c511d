import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useEffect, useState } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';
import { useSlideScroll } from './use-slide-scroll.ts';

interface CarouselProps {
  label: string;
  /**
   * The interval in ms. Without it, or if the visitor prefers reduced motion, nothing moves by
   * itself.
   */
  autoplayMs?: number;
  /** The duration of a move in ms. */
  speedMs?: number;
  onDark?: boolean;
  /** The slides: three columns, two under 979 px, one under 479 px. */
  children: ReactNode;
}

export function Carousel({ label, autoplayMs, speedMs = 500, onDark, children }: CarouselProps) {
  // Queried this way round, so that prerendered pages don't move.
  const reducesMotion = !useMediaQuery('(prefers-reduced-motion: no-preference)');
  const canAutoplay = autoplayMs !== undefined && !reducesMotion;
  const [isPaused, setIsPaused] = useState(false);
  const { ref, canScroll, isInUse, moveBy } = useSlideScroll(reducesMotion ? 0 : speedMs);
  const plays = canAutoplay && canScroll && !isPaused && !isInUse;

  useEffect(() => {
    if (!plays) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') moveBy(1);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [plays, autoplayMs, moveBy]);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      {canScroll && (
        <div className={styles.controls} data-needs-script>
          {canAutoplay && (
            <IconButton
              label={isPaused ? 'Play' : 'Pause'}
              icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onDark={onDark}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          <IconButton
            label="Previous"
            icon={<ArrowLeft aria-hidden="true" />}
            onDark={onDark}
            onClick={() => moveBy(-1)}
          />
          <IconButton label="Next" icon={<ArrowRight aria-hidden="true" />} onDark={onDark} onClick={() => moveBy(1)} />
        </div>
      )}
      <div
        ref={ref}
        className={styles.viewport}
        // Arrow keys scroll it.
        {...(canScroll ? { tabIndex: 0, role: 'group', 'aria-label': `${label}, slides` } : {})}
      >
        <Slides>{children}</Slides>
      </div>
    </section>
  );
}

function Slides({ children }: { children: ReactNode }) {
  const slides = Children.toArray(children);
  return (
    <ul className={styles.slides}>
      {slides.map((slide, index) => (
        <li
          key={isValidElement(slide) ? slide.key : String(slide)}
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${slides.length}`}
          className={styles.slide}
        >
          {slide}
        </li>
      ))}
    </ul>
  );
}
