import type { ConsentBannerCopy, ConsentPreferencesCopy } from '#content/copy/consent.ts'
import { Band } from '#design/Band/Band.tsx'
import { Button } from '#design/Button/Button.tsx'
import { FloatButton } from '#design/Float/FloatButton.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { ConsentPreferences } from '#islands/ConsentPreferences/ConsentPreferences.island.tsx'
import { Island } from '#islands/Island.tsx'
import styles from './ConsentBanner.module.css'

type ConsentBannerProps = {
  readonly copy: ConsentBannerCopy
  readonly preferences: ConsentPreferencesCopy
  /** Leaves the page behind it to be read: where the policy stands that the choice is about. */
  readonly isClear: boolean
}

/**
 * The cookie banner in its first view, and the button that brings it back (CONS-1..5, CONS-17). Closed until the site
 * script opens it; without JavaScript nothing is ever stored, so there is nothing to ask.
 */
export function ConsentBanner({ copy, preferences, isClear }: ConsentBannerProps) {
  return (
    <>
      <dialog
        className={joinClasses(styles.banner, isClear && styles.clear)}
        data-consent="simple"
        aria-label={copy.reopen}
      >
        <Band />
        <div className={styles.simple}>
          <h2 tabIndex={-1} autoFocus>
            {copy.title}
          </h2>
          <p>
            {copy.kept} <a href="/privacy-policy">{copy.policy}</a>.
          </p>
          {/* A paragraph of its own: both in one would be the largest of a phone's first screen, and come last. */}
          <p>{copy.chosen}</p>
          <p data-when="changed" hidden>
            {copy.changed}
          </p>
          <p data-when="signal" hidden>
            {copy.signal}
          </p>
          <p role="alert" data-offline="" hidden>
            {copy.offline}
          </p>
          <div className={styles.actions}>
            <Button type="button" value="customize">
              {copy.customize}
            </Button>
            <Button type="button" value="reject">
              {copy.reject}
            </Button>
            <Button type="button" value="accept">
              {copy.accept}
            </Button>
          </div>
        </div>
        <Island wake="call">
          <ConsentPreferences copy={preferences} />
        </Island>
      </dialog>
      <FloatButton icon="settings" type="button" data-consent-reopen="" aria-label={copy.reopen} hidden />
    </>
  )
}
