import type { Message } from './messages.ts';

/** To the team, from the contact form. */
export function contactMessage({ name, email, message }: { name: string; email: string; message: string }): Message {
  return {
    subject: `Message from ${name}`,
    body: `  From         ${name}
  Email        ${email}

${message}

Replies to this email go to ${email}.
`,
  };
}
