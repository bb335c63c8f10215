import type { SendMailOptions } from 'nodemailer'
import { toOneLine, toPlainMailbox } from '#server/post/header-values.ts'
import type { Mail } from './mail.ts'

/** A letter as nodemailer takes it. Nothing in it is read from a file or an address, whatever it says. */
export function composeMessage(mail: Mail): SendMailOptions {
  const replyTo = mail.replyTo && toPlainMailbox(mail.replyTo)
  return {
    messageId: `<${mail.messageId}>`,
    from: { ...mail.from },
    to: { name: '', address: mail.to },
    ...(replyTo && { replyTo: { ...replyTo } }),
    ...(mail.inReplyTo && {
      inReplyTo: `<${mail.inReplyTo}>`,
      references: (mail.references ?? [mail.inReplyTo]).map((id) => `<${id}>`).join(' '),
    }),
    subject: toOneLine(mail.subject),
    // Sets Importance, X-Priority and what Outlook looks for.
    ...(mail.isUrgent && { priority: 'high' }),
    html: mail.html,
    text: mail.text,
    // Answering machines leave automatic letters alone.
    headers: {
      ...(!mail.isByPerson && { 'Auto-Submitted': mail.isReply ? 'auto-replied' : 'auto-generated' }),
      // Exchange's word for the same: no out-of-office note back.
      ...(mail.isReply && { 'X-Auto-Response-Suppress': 'All' }),
      ...(mail.isUrgent && { Priority: 'urgent' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
