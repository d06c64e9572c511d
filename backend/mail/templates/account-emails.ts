import { quantityInWords } from '#shared/quantity.ts';
import { CODE_MINUTES, EMAIL_UNDO_HOURS } from '#shared/terms.ts';
import product from '../../../product.json' with { type: 'json' };
import type { CodePurpose } from '../../domain/codes/email-codes.ts';
import { accountFooter, codeLine, codeSubject, type EmailContent } from './email-content.ts';

/** Greets no one by name, since anyone can register with any name and address. */
function composeEmail(subject: string, ...paragraphs: string[]): EmailContent {
  return { subject, body: `Hello,\n\n${paragraphs.join('\n\n')}\n\n${accountFooter}\n` };
}

const confirmEmail = 'to confirm your email';

/** What a code is for: in the subject, and in `Use this code ...`. */
const uses: Record<CodePurpose, { subject: string; opening: string }> = {
  registration: { subject: confirmEmail, opening: `to confirm your email and finish registering with ${product.name}` },
  claim: {
    subject: confirmEmail,
    opening: `to confirm your email and set a password for your ${product.name} bookings`,
  },
  password_reset: {
    subject: 'to reset your password',
    opening: `to reset the password of your ${product.name} account`,
  },
  specialist: { subject: confirmEmail, opening: `to confirm your email for your application to ${product.name}` },
  profile_update: {
    subject: 'to confirm your new email',
    opening: `to confirm this as the new email of your ${product.name} account`,
  },
};

export function codeEmail(purpose: CodePurpose, code: string): EmailContent {
  const { subject, opening } = uses[purpose];
  return composeEmail(
    codeSubject(code, subject),
    `Use this code ${opening}:`,
    codeLine(code),
    `Enter it on the page where you asked for it. It works once and expires after ${quantityInWords(CODE_MINUTES, 'minute')}; you can ask for a new one on the same page.`,
    'Didn’t ask for this code? You can ignore this email. Never share it: we’ll never ask you for it.',
  );
}

/** To the owner of a verified account, when someone registers with its email again. */
export function accountExistsEmail(publicUrl: string): EmailContent {
  return composeEmail(
    `You already have a ${product.name} account`,
    `Someone has just tried to register with this email, but it already has an account. If it was you, log in:\n${publicUrl}/login`,
    `Forgotten your password? Set a new one:\n${publicUrl}/forgotPassword`,
    'If it wasn’t you, you can ignore this email.',
  );
}

export function passwordChangedEmail(publicUrl: string): EmailContent {
  return composeEmail(
    `Your ${product.name} password has been changed`,
    'The password of your account has just been changed. We’ve logged you out everywhere else.',
    `If it wasn’t you, set a new password now, then call us:\n${publicUrl}/forgotPassword`,
  );
}

/** To the account's previous email. */
export function emailChangedEmail(undoLink: string): EmailContent {
  return composeEmail(
    `The email of your ${product.name} account has been changed`,
    'Your account now uses another email. You can’t log in with this one any more.',
    `If it wasn’t you, undo the change and set a new password. The link works for ${quantityInWords(EMAIL_UNDO_HOURS / 24, 'day')}:\n${undoLink}`,
    'It also logs out everyone who uses your account now. You can call us, too.',
  );
}
