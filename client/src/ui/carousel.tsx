import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';

interface CarouselProps {
  label: string;
  /** The duration of a move in ms. */
  speedMs: number;
  /** The slides: three columns, two under 979 px, one under 479 px. */
  children: ReactNode;
}

/** How long each slide stays, in ms. */
const AUTOPLAY_MS = 5_000;

/** Plays by itself until it is paused, but not if the visitor prefers reduced motion. */
export function Carousel({ label, speedMs, children }: CarouselProps) {
  // Queried this way round, so that prerendered pages don't move.
  const reducesMotion = !useMediaQuery('(prefers-reduced-motion: no-preference)');
  const [isPaused, setIsPaused] = useState(false);
  const { ref, canScroll, isInUse, moveBy } = useSlideScroll(reducesMotion ? 0 : speedMs);
  const plays = !reducesMotion && canScroll && !isPaused && !isInUse;

  useEffect(() => {
    if (!plays) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') moveBy(1);
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [plays, moveBy]);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      {canScroll && (
        <div className={styles.controls} data-needs-script>
          {!reducesMotion && (
            <IconButton
              label={isPaused ? 'Play' : 'Pause'}
              icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          <IconButton label="Previous" icon={<ArrowLeft aria-hidden="true" />} onClick={() => moveBy(-1)} />
          <IconButton label="Next" icon={<ArrowRight aria-hidden="true" />} onClick={() => moveBy(1)} />
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

/**
 * Moves a scroll container by whole slides, which CSS snaps into position. `durationMs` is that of
 * a move; a smooth scroll of the browser's own has none. `isInUse`: the visitor points at a slide
 * or has the focus in one.
 */
function useSlideScroll(durationMs: number) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [canScroll, setCanScroll] = useState(true);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const stop = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!viewport) return;
    const observer = new ResizeObserver(() => setCanScroll(viewport.scrollWidth > viewport.clientWidth + 1));
    observer.observe(viewport);
    const listeners = new AbortController();
    const listen = (event: string, listener: () => void) =>
      viewport.addEventListener(event, listener, { passive: true, signal: listeners.signal });
    listen('pointerenter', () => setIsPointedAt(true));
    listen('pointerleave', () => setIsPointedAt(false));
    listen('focusin', () => setHasFocus(true));
    listen('focusout', () => setHasFocus(false));
    // The visitor scrolls instead.
    for (const event of ['pointerdown', 'wheel', 'focusin']) listen(event, () => stop.current());
    return () => {
      observer.disconnect();
      listeners.abort();
      stop.current();
    };
  }, [viewport]);

  /** To the next slide (1) or the previous one (-1), and round from one end to the other. */
  const moveBy = useCallback(
    (slides: 1 | -1) => {
      const slideWidth = viewport?.querySelector('li')?.offsetWidth ?? 0;
      if (!viewport || slideWidth === 0) return;
      stop.current();
      const last = viewport.scrollWidth - viewport.clientWidth;
      const target = (Math.round(viewport.scrollLeft / slideWidth) + slides) * slideWidth;
      // Widths are rounded, so a pixel is no distance.
      const isPastEnd = slides === 1 && viewport.scrollLeft > last - 2;
      const isBeforeStart = slides === -1 && viewport.scrollLeft < 2;
      const left = isPastEnd ? 0 : isBeforeStart ? last : Math.min(Math.max(target, 0), last);
      stop.current = animateScroll(viewport, left, durationMs);
    },
    [viewport, durationMs],
  );
  return { ref: setViewport, canScroll, isInUse: isPointedAt || hasFocus, moveBy };
}

/** Scrolls an element sideways; returns a function that stops it where it is. */
function animateScroll(element: HTMLElement, to: number, durationMs: number): () => void {
  const from = element.scrollLeft;
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    element.style.scrollSnapType = '';
  };
  const step = (now: number) => {
    const progress = durationMs === 0 ? 1 : Math.min(1, Math.max(0, now - start) / durationMs);
    element.scrollLeft = from + (to - from) * easeInOut(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  // Snapping would pull each step back to the slide.
  element.style.scrollSnapType = 'none';
  step(start);
  return stop;
}

const easeInOut = (progress: number) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2);
