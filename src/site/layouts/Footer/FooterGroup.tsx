import { Icon } from '#design/Icon/Icon.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import type { Path } from '#facts/paths.ts'

type FooterGroupProps = {
  readonly group: {
    readonly title: string
    readonly links: readonly { readonly path: Path; readonly label: string }[]
    readonly external: readonly { readonly url: string; readonly label: string }[]
  }
  readonly newTab: string
}

/** One titled column of the footer's links; those that leave the site stand last, marked. */
export function FooterGroup({ group, newTab }: FooterGroupProps) {
  return (
    <nav aria-label={group.title}>
      <h2>{group.title}</h2>
      <ul>
        {group.links.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        {group.external.map(({ url, label }) => (
          <li key={url}>
            <NewTabLink href={url} note={newTab}>
              {label}
              <Icon name="out" />
            </NewTabLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
