import type { NotFoundCopy } from '#content/copy/not-found.ts'
import { Button, LinkButton } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import type { PageProps } from '#site/page.tsx'
import styles from './NotFound.module.css'
import { SunkenNumerals } from './SunkenNumerals.tsx'

/** `path` is the address that was asked for; the build passes a marker that the server replaces. */
type NotFoundProps = PageProps<NotFoundCopy> & { readonly path: string }

/** What stands at any address that is not a page (NF-1..7). */
export function NotFoundBody({ copy, path }: NotFoundProps) {
  return (
    <section className={styles.page}>
      <SunkenNumerals code={copy.code} note={copy.offMap} />
      <div className={styles.ground}>
        <Wrap className={styles.split}>
          <div>
            <h1>{copy.heading}</h1>
            <p className={styles.lead}>{copy.lead}</p>
            <p>{copy.text}</p>
            <code className={styles.path} data-requested-path="" data-behaviour="not-found">
              {path}
            </code>
            {/* Forms, so that each button does its best without JavaScript; the site's script betters them (NF-4, NF-5). */}
            <div className={styles.actions}>
              <LinkButton href="/">
                <Icon name="home" />
                {copy.home}
              </LinkButton>
              <form action="/">
                <Button kind="line" data-go-back="">
                  <Icon name="back" />
                  {copy.back}
                </Button>
              </form>
              <form>
                <Button kind="line" data-refresh="">
                  <Icon name="reload" />
                  {copy.refresh}
                </Button>
              </form>
            </div>
          </div>
          <nav aria-label={copy.linksLabel}>
            <ul className={styles.links}>
              {copy.links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>
                    {label}
                    <Icon name="go" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Wrap>
      </div>
    </section>
  )
}
