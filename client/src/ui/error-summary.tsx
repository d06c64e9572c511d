import { TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useTitleError } from '~/site/document-title.ts';
import styles from './error-summary.module.css';

interface ListedError {
  message: string;
  /** The id of the control that the error links to. */
  fieldId?: string | undefined;
}

interface SummaryError extends ListedError {
  /** The path of the page that has the control, if it is on another page. */
  to?: string | undefined;
}

interface ErrorSummaryProps {
  title: string;
  /** The errors of the last attempt. If empty, nothing is rendered. */
  errors: readonly SummaryError[];
  /** Those that remain now; by default all. The others are removed when their field is left. */
  current?: readonly ListedError[];
  /**
   * The number of failed attempts. A new attempt takes the focus even if the errors are the same.
   */
  attempt?: number;
}

/** The errors at the top of a form. Takes the focus after an attempt, and links to the fields. */
export function ErrorSummary({ title, errors, current = errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const content = errors.map((error) => error.message).join('\n');
  const listed = useListedErrors(errors, current, `${attempt} ${content}`, box);

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt takes the focus even if the errors are the same
  useEffect(() => {
    if (content) box.current?.focus();
  }, [content, attempt]);

  useTitleError(listed.length > 0);

  if (listed.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {listed.map(({ message, fieldId, to }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {to ? (
                <Link to={to}>{message}</Link>
              ) : fieldId ? (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const field = document.getElementById(fieldId);
                    field?.focus({ preventScroll: true });
                    field?.scrollIntoView({ block: 'center' });
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * The errors of the last attempt that a summary lists. A corrected one goes when its field is left
 * or something is pressed, never while someone types, and not while the summary has the focus.
 */
function useListedErrors<Error extends ListedError>(
  errors: readonly Error[],
  /** The errors of the form as it is now. */
  current: readonly ListedError[],
  attemptKey: string,
  summary: RefObject<HTMLElement | null>,
): readonly Error[] {
  const [listed, setListed] = useState({ attemptKey, errors });
  const shown = listed.attemptKey === attemptKey ? listed.errors : errors;

  const update = useEffectEvent(() => {
    if (errors.length === 0 || summary.current?.contains(document.activeElement)) return;
    const remaining = errors.flatMap((error) => {
      const match = (isBeingTyped(error) ? shown : current).find((other) => isSameField(error, other));
      return match ? [{ ...error, message: match.message }] : [];
    });
    if (JSON.stringify(remaining) === JSON.stringify(shown)) return;
    keepInPlace(document.activeElement, () => flushSync(() => setListed({ attemptKey, errors: remaining })));
  });

  useEffect(() => {
    let isPointerDown = false;
    const setPointerDown = ({ type }: Event) => {
      isPointerDown = type === 'pointerdown';
    };
    const updateSoon = () => {
      // A press ends with its click, whose target must not move away from under the pointer.
      // Deferred, because only then the next element has the focus and the click is handled.
      if (!isPointerDown) setTimeout(update);
    };
    const listeners = [
      ...['pointerdown', 'pointerup', 'pointercancel'].map((type) => [type, setPointerDown] as const),
      ...['click', 'focusout'].map((type) => [type, updateSoon] as const),
    ];
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    };
  }, []);

  return shown;
}

/** Whether its field is a text that has the focus: someone may type before a deferred update. */
function isBeingTyped({ fieldId }: ListedError): boolean {
  const { activeElement } = document;
  return (
    activeElement?.id === fieldId &&
    activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') === true
  );
}

function isSameField(error: ListedError, other: ListedError): boolean {
  return error.fieldId === undefined ? error.message === other.message : error.fieldId === other.fieldId;
}

/**
 * Changes the page and keeps an element where the eye sees it, also in browsers without scroll
 * anchoring.
 */
function keepInPlace(element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  change();
  if (!element?.isConnected || element === document.body) return;
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' });
}

function scrollerOf(element: Element): Element | Window {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY) && ancestor.scrollHeight > ancestor.clientHeight)
      return ancestor;
  }
  return window;
}
