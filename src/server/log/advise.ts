import { describeFailure } from './describe-failure.ts'

/** What whoever runs the site can do, by what a failure says of itself; the first that fits. */
const steps: readonly (readonly [failure: RegExp, step: string])[] = [
  [/\b(EACCES|EPERM)\b/, 'Call it with the account that owns this, as docs/deploy.md does: script/tool.'],
  [/\b(ENOSPC|EDQUOT)\b|disk is full/, 'Make room on that disk, and try again.'],
  [/\b(EROFS|25006)\b|readonly database/, 'It may only be read there: see how the disk is mounted, and who owns it.'],
  [/\bECONNREFUSED\b/, 'Nothing listens there: start it, or mend host and port.'],
  [/\b(ENOTFOUND|EDNS)\b/, 'No such host is known: mend the name.'],
  [/\bEAI_AGAIN\b/, 'This machine finds no names just now: see its resolver.'],
  [
    /unsupported startup parameter/,
    'A pooler answers there (PgBouncer), which hands on nothing of what instances tell each other: name PostgreSQL itself.',
  ],
  [/\bETIMEDOUT\b|timeout|no answer/i, 'Nobody answers there: mend host and port, or the firewall between.'],
  [/\b(EAUTH|28P01|28000)\b/, 'Mend user or password; in an address, signs like # / ? @ are written %23 %2F %3F %40.'],
  [/\b3D000\b/, 'Make it first: createdb.'],
  [/\b42501\b/, 'The account may make no tables there: make it the owner of the database.'],
  [/wrong version number/i, 'No TLS is spoken at that port; mail has smtps:// at 465 and smtp:// at 587.'],
  [
    /certificate|\bCERT_|ALTNAME/i,
    'Renew the certificate, or use the host that stands in it; NODE_EXTRA_CA_CERTS=FILE adds an authority of your own.',
  ],
]

/** The failure in a line for whoever runs the site, and where one is known the next step. */
export function adviseOn(error: unknown): string {
  const said = describeFailure(error)
  const step = steps.find(([failure]) => failure.test(said))?.[1]
  return step === undefined ? said : `${said}. ${step}`
}
