import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';

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

/**
 * Embla's `duration` is not in ms. Measured: a move is within half a pixel of its end after 42 ms
 * for each unit.
 */
const MS_PER_UNIT = 42;

export function Carousel({ label, autoplayMs, speedMs = 500, onDark, children }: CarouselProps) {
  // Queried this way round, so that prerendered pages don't move.
  const reducesMotion = !useMediaQuery('(prefers-reduced-motion: no-preference)');
  const canAutoplay = autoplayMs !== undefined && !reducesMotion;
  const [isPaused, setIsPaused] = useState(false);
  // While paused there is no plugin, because a stopped one would start again when the pointer
  // leaves or the window is resized (WCAG 2.2.2).
  const plugins = useMemo(
    () =>
      canAutoplay && !isPaused
        ? [Autoplay({ delay: autoplayMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
        : [],
    [canAutoplay, isPaused, autoplayMs],
  );
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', duration: reducesMotion ? 0 : speedMs / MS_PER_UNIT },
    plugins,
  );
  const canScroll = useCanScroll(embla);

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
            onClick={() => embla?.scrollPrev()}
          />
          <IconButton
            label="Next"
            icon={<ArrowRight aria-hidden="true" />}
            onDark={onDark}
            onClick={() => embla?.scrollNext()}
          />
        </div>
      )}
      <div ref={viewport} className={styles.viewport}>
        <Slides>{children}</Slides>
      </div>
    </section>
  );
}

/** Whether there are more slides than fit. */
function useCanScroll(embla: UseEmblaCarouselType[1]): boolean {
  const [canScroll, setCanScroll] = useState(true);
  useEffect(() => {
    if (!embla) return;
    const update = () => setCanScroll(embla.canScrollNext() || embla.canScrollPrev());
    update();
    embla.on('reInit', update);
    return () => {
      embla.off('reInit', update);
    };
  }, [embla]);
  return canScroll;
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
