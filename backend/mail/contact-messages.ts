import type { Message } from './messages.ts';

/** To the team: somebody has written on the contact page. */
export function contactMessage({ name, email, message }: { name: string; email: string; message: string }): Message {
  return {
    subject: `Message from ${name}`,
    body: `  From         ${name}
  E-mail       ${email}

${message}

An answer to this e-mail goes to ${email}.
`,
  };
}
