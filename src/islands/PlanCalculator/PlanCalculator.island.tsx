import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { CalculatorWords } from '#content/copy/pricing.ts'
import { advise, type NeedName } from '#contract/plan-advice.ts'
import { exampleNeeds, needNames, readNeeds, type NeedsReading } from '#contract/plan-needs.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { askProps } from '../ask-props.ts'
import { currentPriceChoice, onPriceChoice } from '../price-choice.ts'
import { recall, remember } from '../storage.ts'
import { Costs } from './Costs.tsx'
import { explainAdvice } from './explain-advice.ts'
import styles from './PlanCalculator.module.css'

/** Shown before anything was read. */
const example: NeedsReading = { ok: true, needs: exampleNeeds }

type Typed = Readonly<Partial<Record<NeedName, unknown>>>

/**
 * Which plan fits, and what it costs against a package that is paid once. The fields are left to the browser, so that
 * what is typed before this wakes is not lost; what they hold is kept for the next visit where the visitor allows it.
 */
export function PlanCalculator({ words }: { readonly words: CalculatorWords }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [read, setRead] = useState<NeedsReading | null>(null)
  const reading = read ?? example

  const currency = useSyncExternalStore(
    onPriceChoice,
    () => currentPriceChoice().currency,
    () => 'usd' as const,
  )

  useEffect(() => {
    if (!form.current) return
    if (isUntouched(form.current)) fill(form.current, recall('plan-needs'))
    // oxlint-disable-next-line react/set-state-in-effect -- what stands in the fields is known only after hydration
    setRead(readNeeds(typedIn(form.current)))
  }, [])

  function recount(event: React.InputEvent<HTMLFormElement>) {
    const now = readNeeds(typedIn(event.currentTarget))
    setRead(now)
    if (now.ok) remember('plan-needs', now.needs)
  }

  const answer = reading.ok ? explainAdvice(reading.needs, advise(reading.needs), words, currency) : null
  return (
    <div className={styles.calculator}>
      <form
        ref={form}
        className={styles.fields}
        autoComplete="off"
        noValidate
        onInput={recount}
        onSubmit={(event) => event.preventDefault()}
      >
        {needNames.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={words.fields[name]}
            problem={reading.ok ? undefined : sayProblem(reading.problems[name], words)}
          >
            {(control) => (
              <input {...control} name={name} type="text" inputMode="numeric" defaultValue={exampleNeeds[name]} />
            )}
          </Field>
        ))}
      </form>
      <div className={styles.answer}>
        <div className={styles.side}>
          {/* Always the same element, so that each change of the answer is read out; the figures wait to be asked. */}
          <output className={styles.verdict} aria-live="polite">
            {answer ? <b>{answer.fits}</b> : words.putRight} {answer?.why}
          </output>
          {answer && (
            <Button {...askProps(answer.intent, answer.ask)} className={read ? undefined : styles.unread}>
              {words.action.label}
            </Button>
          )}
        </div>
        {answer && <Costs answer={answer} caption={words.table.caption} />}
      </div>
    </div>
  )
}

function sayProblem(problem: keyof CalculatorWords['problems'] | undefined, words: CalculatorWords) {
  return problem && words.problems[problem]
}

function fieldsOf(form: HTMLFormElement) {
  return needNames.flatMap((name) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? [{ name, field }] : []
  })
}

function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(fieldsOf(form).map(({ name, field }) => [name, field.value]))
}

function isUntouched(form: HTMLFormElement) {
  return fieldsOf(form).every(({ field }) => field.value === field.defaultValue)
}

/** Puts kept needs into the fields, if they still are what this calculator can count with. */
function fill(form: HTMLFormElement, kept: unknown) {
  const read = typeof kept === 'object' && kept !== null ? readNeeds(kept) : null
  if (!read?.ok) return
  for (const { name, field } of fieldsOf(form)) field.value = String(read.needs[name])
}
