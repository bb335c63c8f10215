import type { ShellCopy } from '#content/en/shell.ts'
import { Band } from '#design/Band/Band.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import type { Path } from '#site/page.tsx'
import { Brand } from '../Brand/Brand.tsx'
import styles from './Header.module.css'

type Link = { readonly path: Path; readonly label: string }
type HeaderProps = { readonly copy: ShellCopy['header']; readonly path: Path | null }

/**
 * Fixed header (NAV-29..33). The menu is a native popover, so that it opens before and without any script; the
 * site's script finds header and menu by their data attributes.
 */
export function Header({ copy, path }: HeaderProps) {
  const links: readonly Link[] = copy.links
  return (
    <header className={styles.header} data-site-header="">
      <Wrap className={styles.bar}>
        <Brand />
        <button className={styles.toggle} type="button" popoverTarget="menu" aria-label={copy.open}>
          <Icon name="menu" />
        </button>
        <nav className={styles.menu} id="menu" popover="" aria-label={copy.label} data-site-menu="">
          <button
            className={styles.toggle}
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={copy.close}
          >
            <Icon name="close" />
          </button>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <Band />
        </nav>
      </Wrap>
    </header>
  )
}
