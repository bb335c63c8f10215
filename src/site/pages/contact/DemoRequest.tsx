import type { ContactCopy } from '#content/en/contact.ts'
import { demoForm } from '#content/en/demo-form.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { DemoForm } from '#islands/DemoForm/DemoForm.island.tsx'
import { Island } from '#islands/Island.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './DemoRequest.module.css'

/** The demo form, where the header's action leads from every page but the landing page. */
export function DemoRequest({ words }: { readonly words: ContactCopy['demo'] }) {
  return (
    <Terrace id="demo" className={styles.soil}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.lead}>{words.text}</p>
        </div>
        <Island wake="visible">
          <DemoForm copy={demoForm} />
        </Island>
        <Actions actions={words.actions} />
      </Wrap>
    </Terrace>
  )
}
