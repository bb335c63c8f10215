import type { ContactCopy } from '#content/copy/contact.ts'
import { demoForm } from '#content/demo-form.ts'
import { defaultLanguage, type Language } from '#content/languages.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { DemoForm } from '#islands/DemoForm/DemoForm.island.tsx'
import { Island } from '#islands/Island.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './DemoRequest.module.css'

type DemoRequestProps = { readonly words: ContactCopy['demo']; readonly language: Language }

/** The demo form, where the header's action leads from every page but the landing page. */
export function DemoRequest({ words, language }: DemoRequestProps) {
  return (
    <Terrace id="demo" className={styles.soil}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.lead}>{words.text}</p>
        </div>
        <Island wake="visible">
          <DemoForm copy={demoForm[language]} language={language === defaultLanguage ? undefined : language} />
        </Island>
        <div>
          <Actions actions={words.actions} />
          <ol className={styles.steps}>
            {words.steps.map(([when, what]) => (
              <li key={when}>
                <b>{when}</b>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </div>
      </Wrap>
    </Terrace>
  )
}
