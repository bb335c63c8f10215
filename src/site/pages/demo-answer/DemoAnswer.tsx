import type { DemoAnswerCopy } from '#content/copy/demo-answer.ts'
import { demoForm } from '#content/demo-form.ts'
import { defaultLanguage, type Language } from '#content/languages.ts'
import type { DemoAnswer } from '#contract/demo-answer.ts'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { DemoForm } from '#islands/DemoForm/DemoForm.island.tsx'
import { Island } from '#islands/Island.tsx'
import styles from './DemoAnswer.module.css'

type DemoAnswerBodyProps = {
  readonly copy: DemoAnswerCopy
  readonly language: Language
  readonly answer: DemoAnswer
}

/** The form once more, with what the visitor wrote and what is still missing. Shown to browsers without JavaScript. */
export function DemoAnswerBody({ copy, language, answer }: DemoAnswerBodyProps) {
  return (
    <section className={styles['answer']}>
      <Wrap>
        <h1>{copy.heading}</h1>
        <p>{copy.lead}</p>
        <Island wake="visible">
          <DemoForm
            copy={demoForm[language]}
            language={language === defaultLanguage ? undefined : language}
            answer={answer}
          />
        </Island>
      </Wrap>
    </section>
  )
}
