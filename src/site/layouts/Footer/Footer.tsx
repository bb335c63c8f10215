import type { ShellCopy } from '#content/copy/shell.ts'
import type { Language } from '#content/languages.ts'
import { Band } from '#design/Band/Band.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { socialNetworks } from '#facts/links.ts'
import { Brand } from '../Brand/Brand.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { FooterGroup } from './FooterGroup.tsx'
import { FooterMap } from './FooterMap.tsx'
import styles from './Footer.module.css'

type FooterProps = {
  readonly copy: ShellCopy['footer']
  readonly newTab: string
  readonly language: Language
  readonly address: string
}

/** The rock under every page: who we are and where, all groups of links, six networks, the copyright line (NAV-34..41). */
export function Footer({ copy, newTab, language, address }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Band />
      <Wrap>
        <div className={styles.top}>
          <div className={styles.identity}>
            <Brand />
            <p>{copy.about}</p>
            <FooterMap label={copy.map} />
          </div>
          <div className={styles.columns}>
            {copy.groups.map((group) => (
              <FooterGroup key={group.title} group={group} newTab={newTab} />
            ))}
          </div>
        </div>
        <div className={styles.base}>
          {socialNetworks.length > 0 && (
            <ul>
              {socialNetworks.map(({ id, name, url }) => (
                <li key={id}>
                  <NewTabLink href={url} note={newTab}>
                    {name}
                  </NewTabLink>
                </li>
              ))}
            </ul>
          )}
          <LanguageSwitch language={language} path={address} place="footer" />
          <p>{copy.copyright}</p>
        </div>
      </Wrap>
    </footer>
  )
}
