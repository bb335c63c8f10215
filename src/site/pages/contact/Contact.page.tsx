import { contact as en, type ContactCopy } from '#content/en/contact.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** Four channels and five offices (CONT-1..7). */
export const contactPage = definePage({ path: '/contact', copies: { en }, Body: Contact })

function Contact({ copy }: PageProps<ContactCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.list} />
      <RuledList words={copy.offices} ground="sunk" isFlipped />
      <PageClosing words={copy.closing} />
    </>
  )
}
