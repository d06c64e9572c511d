import product from '../../product.json' with { type: 'json' };
import type { CodePurpose } from '../domain/codes/email-codes.ts';
import { codeLine } from './code-line.ts';
import type { Message } from './messages.ts';

const farewell = `
Questions? Answer this e-mail or call us on ${product.phones.leicester} (Leicester) or ${product.phones.nottingham} (Nottingham).

${product.name}
${product.area}`;

/** No name in it: whoever asks for it may have typed any. */
function letter(subject: string, ...paragraphs: string[]): Message {
  return { subject, body: `Hello,\n\n${paragraphs.join('\n\n')}\n${farewell}\n` };
}

/** To complete `this is the code`. */
const uses: Record<CodePurpose, string> = {
  registration: `to verify your e-mail address and finish your registration with ${product.name}`,
  claim: `to verify your e-mail address and set a password for your bookings with ${product.name}`,
  password_reset: `to set a new password for your account with ${product.name}`,
  specialist: `to verify your e-mail address for your application as a specialist with ${product.name}`,
  profile_update: `to verify this e-mail address as the new one of your account with ${product.name}`,
};

/** Nothing of the code in the subject, which stays when the code is dead. */
export function codeMessage(purpose: CodePurpose, code: string): Message {
  return letter(
    `Your code for ${product.name}`,
    `this is the code ${uses[purpose]}:`,
    codeLine(code),
    'It is good for ten minutes and for one use. Enter it on the page where you asked for it; there you can also ask for a new one.',
    'If you have not asked for it, do nothing: without the code nothing happens. Never tell it to anybody. We will never ask you for it.',
  );
}

/** To the owner of a verified account, when somebody registers its address again. */
export function accountExists(publicUrl: string): Message {
  return letter(
    `You have an account with ${product.name}`,
    `somebody has just tried to register with this e-mail address, which has an account already. If it was you, log in:\n${publicUrl}/login`,
    `If you have forgotten your password, set a new one:\n${publicUrl}/forgotPassword`,
    'If it was not you, there is nothing you need to do.',
  );
}

export function passwordWasSet(publicUrl: string): Message {
  return letter(
    `Your password for ${product.name} has been changed`,
    'the password of your account has just been changed, and everybody who was logged in elsewhere has been logged out.',
    `If it was not you, set a new one at once, and call us:\n${publicUrl}/forgotPassword`,
  );
}

/** To the address that the account had before. */
export function emailWasChanged(): Message {
  return letter(
    `The e-mail address of your account with ${product.name} has been changed`,
    'your account now uses another e-mail address, and this one cannot be used to log in any more.',
    'If it was not you, call us at once.',
  );
}
