import { Icon } from '#design/Icon/Icon.tsx'
import type { IconName } from '#design/Icon/icon-paths.ts'

/** The icon a topic names; the build has refused names that do not exist. */
export function TopicIcon({ name }: { readonly name: string }) {
  return <Icon name={name as IconName} />
}
