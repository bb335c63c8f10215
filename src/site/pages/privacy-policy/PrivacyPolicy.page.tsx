import { privacyPolicy } from '#content/privacy-policy.ts'
import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { Policy } from './Policy.tsx'
import { PolicyDates } from './PolicyDates.tsx'
import { StoredItems } from './StoredItems.tsx'

/** The privacy policy, its date and its ten sections in order (PRIV-1..4). */
export const privacyPolicyPage = definePage({ path: '/privacy-policy', copies: privacyPolicy, Body: PrivacyPolicy })

function PrivacyPolicy({ copy, language }: PageProps<PrivacyPolicyCopy>) {
  return (
    <>
      <PageOpening words={copy.opening}>
        <PolicyDates words={copy.dates} language={language} />
      </PageOpening>
      <Policy
        contents={copy.contents}
        sections={copy.sections}
        tables={{ cookies: <StoredItems words={copy.storage} /> }}
      />
      <PageClosing words={copy.closing} language={language} isFlipped />
    </>
  )
}
