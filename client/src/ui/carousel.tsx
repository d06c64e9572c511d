import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';

interface CarouselProps {
  label: string;
  /** A move every so many ms; none when left out, and none where the visitor wants no motion. */
  autoplayMs?: number;
  /** How long one move takes to come to rest, in ms. */
  speedMs?: number;
  onDark?: boolean;
  /** One slide each: three beside each other, two under 979 px, one under 479 px. */
  children: ReactNode;
}

/**
 * Embla counts in the stiffness of its spring; by measurement a move is within half a pixel of its
 * end after 42 ms for each unit.
 */
const MS_PER_UNIT = 42;

export function Carousel({ label, autoplayMs, speedMs = 500, onDark, children }: CarouselProps) {
  const slides = Children.toArray(children);
  // Asked in this way round, so that it stands still where no one can say, in a page that is
  // rendered before.
  const still = !useMediaQuery('(prefers-reduced-motion: no-preference)');
  const moves = autoplayMs !== undefined && !still;
  const [paused, setPaused] = useState(false);
  // Paused, there is no plugin at all: stopped, it would go on as soon as the pointer leaves or the
  // window changes (WCAG 2.2.2).
  const plugins = useMemo(
    () =>
      moves && !paused
        ? [Autoplay({ delay: autoplayMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
        : [],
    [moves, paused, autoplayMs],
  );
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', duration: still ? 0 : speedMs / MS_PER_UNIT },
    plugins,
  );
  const [canMove, setCanMove] = useState(true);

  useEffect(() => {
    if (!embla) return;
    const update = () => setCanMove(embla.canScrollNext() || embla.canScrollPrev());
    update();
    embla.on('reInit', update);
    return () => {
      embla.off('reInit', update);
    };
  }, [embla]);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      {canMove && (
        <div className={styles.controls} data-needs-script>
          {moves && (
            <IconButton
              label={paused ? 'Play' : 'Pause'}
              icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onDark={onDark}
              onClick={() => setPaused(!paused)}
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
      </div>
    </section>
  );
}
