import type { QuantityRange } from './quantity.ts';

/*
 * What is promised and how long things last, with the unit in each name. Texts are made from these
 * constants. Others stand with their rules: limits.ts, payment-window.ts, refund-rule.ts,
 * booking-window.ts.
 */

/** The warranty on parts and labour, unless the specialist's is longer (REP-10). */
export const WARRANTY_DAYS = 90;

/** The discount of the weekly deal (SHELL-09). */
export const WEEKLY_DEAL_PERCENT = 20;

/**
 * When a specialist contacts the customer after an immediate request. The public site and the
 * dashboard promise different times (C-20).
 */
export const PUBLIC_CALLBACK_MINUTES: QuantityRange = { from: 5, to: 15 };
export const DASHBOARD_CALLBACK_MINUTES: QuantityRange = { from: 15, to: 30 };

/** How long the review of an application takes, in business days (JOIN-32, C-77). */
export const APPLICATION_REVIEW_DAYS: QuantityRange = { from: 2, to: 3 };

/** The digits of a code in an email. */
export const CODE_LENGTH = 6;
export const CODE_PATTERN = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** How long a code is valid (ACCT-07). */
export const CODE_MINUTES = 10;

/** The pause between two codes for an address (AUTH-20, REG-20, JOIN-38). */
export const RESEND_SECONDS = 60;

/** How long a browser remembers which codes were requested there. */
export const CODE_FLOW_HOURS = 24;

/** How long the link in a guest's booking email works. */
export const BOOKING_LINK_HOURS = 24;

/** How long the owner of the previous email can undo its change (ACCT-18). */
export const EMAIL_UNDO_HOURS = 72;

/** How long a choice about cookies is valid (SHELL-24). Also in client/public/before-paint.js. */
export const COOKIE_CONSENT_DAYS = 180;

/** The life of the cookie of a known device: the longest that browsers keep one. */
export const DEVICE_COOKIE_DAYS = 400;

/** How long a browser stores an unsent form, that of a log-in, and an application. */
export const DRAFT_HOURS = 24;
export const LOG_IN_DRAFT_HOURS = 1;
export const APPLICATION_DRAFT_DAYS = 7;
