import { Icon, type IconName } from '#design/Icon/Icon.tsx'

/** The icon a topic names; the build has refused names that do not exist. */
export function TopicIcon({ name }: { readonly name: string }) {
  return <Icon name={name as IconName} />
}
