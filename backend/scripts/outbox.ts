import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { londonTimestamp } from '#shared/london/clock.ts';
import { findDueEmail, listDueEmails } from '../store/emails.ts';
import type { ScriptContext } from './http/context.ts';
import { htmlEscaped } from './http/php-values.ts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0e1a16;background:#f4f6f2}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #d3dbd3}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #d3dbd3;padding:1rem}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${htmlEscaped(title)}</title><style>${style}</style><main>${body}</main></html>`,
    );
}

/** Turns addresses in an email's text into links, without the punctuation after them. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]])/)
    .map(htmlEscaped)
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join('');
}

/** The emails that would have been sent, to read in a browser. Never registered in production. */
export function outboxPages(app: FastifyInstance, { store, clock }: ScriptContext): void {
  app.get('/outbox', async (_request, reply) => {
    const mails = await listDueEmails(store.db, clock().toISOString());
    const rows = mails.map(
      ({ id, recipient, subject, due_at }) =>
        `<tr><td>${htmlEscaped(londonTimestamp(new Date(due_at)))}</td><td>${htmlEscaped(recipient)}</td><td><a href="/outbox/${id}">${htmlEscaped(subject)}</a></td></tr>`,
    );
    const table = `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return sendPage(reply, 'Outbox', `<h1>Outbox</h1>${rows.length > 0 ? table : '<p>No mail yet.</p>'}`);
  });

  app.get<{ Params: { id: string } }>('/outbox/:id(^\\d{1,9}$)', async (request, reply) => {
    const mail = await findDueEmail(store.db, Number(request.params.id), clock().toISOString());
    if (!mail)
      return sendPage(reply.code(404), 'Not found', '<h1>No such mail</h1><p><a href="/outbox">Outbox</a></p>');
    const head = `<p><a href="/outbox">Outbox</a></p><h1>${htmlEscaped(mail.subject)}</h1><p>To ${htmlEscaped(mail.recipient)}, ${htmlEscaped(londonTimestamp(new Date(mail.due_at)))}</p>`;
    return sendPage(reply, mail.subject, `${head}<pre>${linked(mail.body)}</pre>`);
  });
}
