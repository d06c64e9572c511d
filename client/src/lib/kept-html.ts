/**
 * React hydrates an element with this as its `dangerouslySetInnerHTML` without changing or reading
 * what is in it. It must stay one object, since React would set another.
 */
export const KEPT_HTML = { __html: '' };
