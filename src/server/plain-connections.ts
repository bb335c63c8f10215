import type { Config } from './config.ts'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The variables whose connection leaves this machine without encryption, with a key, a secret or a visitor's words on
 * it. `smtp://` counts unless it insists (`?requireTLS=true`): what is only offered can be struck out on the way.
 */
export function findPlainConnections(config: Config): readonly string[] {
  const { mail, formForwardUrl, webhook, assistant, geolocationUrl, databaseUrl } = config
  const connections: readonly (readonly [
    name: string,
    url: string | null | undefined,
    isPlain: (url: URL) => boolean,
  ])[] = [
    ['MAIL_URL', mail.url, isPlainMail],
    ['FORM_FORWARD_URL', formForwardUrl, isPlainHttp],
    ['LEAD_WEBHOOK_URL', webhook?.url, isPlainHttp],
    ['ASSISTANT_BASE_URL', assistant.kind === 'embedded' ? null : assistant.baseUrl, isPlainHttp],
    ['GEOLOCATION_URL', geolocationUrl, isPlainHttp],
    ['DATABASE_URL', databaseUrl, isPlainPostgres],
  ]
  return connections.flatMap(([name, address, isPlain]) => {
    const url = address && URL.canParse(address) ? new URL(address) : null
    return url && !loopback.test(url.hostname) && isPlain(url) ? [name] : []
  })
}

const isPlainHttp = ({ protocol }: URL) => protocol === 'http:'
const isPlainMail = (url: URL) =>
  isPlainHttp(url) || (url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true')
/** A socket of this machine has no host. */
const isPlainPostgres = ({ protocol, hostname, searchParams }: URL) =>
  /^postgres(ql)?:$/.test(protocol) &&
  hostname !== '' &&
  !/^(require|verify-ca|verify-full|no-verify)$/.test(searchParams.get('sslmode') ?? '') &&
  searchParams.get('ssl') !== 'true'
