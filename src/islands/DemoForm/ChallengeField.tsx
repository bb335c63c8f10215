import { fill } from '#contract/fill.ts'
import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { challengeRenewalSeconds } from '#contract/challenge.ts'
import { maxLength } from '#contract/max-length.ts'
import { FieldProblem, lookOf } from '#design/Field/FieldProblem.tsx'
import { joinClasses } from '#design/join-classes.ts'
import awake from './AwakeForm.module.css'
import styles from './DemoForm.module.css'
import type { useChallenge } from './use-challenge.ts'

type ChallengeFieldProps = {
  readonly id: string
  readonly copy: DemoFormCopy
  readonly problem: string | undefined
  readonly state: ReturnType<typeof useChallenge>
}

/** The sum, its answer, and the countdown to the next one with a control that stops it. */
export function ChallengeField({ id, copy, problem, state }: ChallengeFieldProps) {
  const { challenge, isRunning, secondsLeft, isPaused, togglePause } = state
  return (
    <div className={joinClasses(styles.sum, styles.wide, !challenge && styles.coming)}>
      <label htmlFor={id}>{copy.labels.captcha}</label>
      <b className={styles.question} id={`${id}-question`} data-challenge-question="">
        {challenge ? `${challenge.question} =` : ''}
      </b>
      <input
        className={joinClasses(styles.answer, lookOf(problem))}
        id={id}
        type="text"
        name="captcha"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength.captcha}
        hidden={!challenge}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-question${problem === undefined ? '' : ` ${id}-problem`}`}
      />
      <input type="hidden" name="challengeId" value={challenge?.id ?? ''} />
      {!challenge && <p>{copy.sumComing}</p>}
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      {isRunning && challenge && (
        <p className={awake.tick}>
          <svg
            className={awake.hatch}
            viewBox={`0 0 ${challengeRenewalSeconds} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={isPaused ? challengeRenewalSeconds : Math.max(secondsLeft, 0)} height="1" />
          </svg>
          <span data-challenge-countdown="">
            {isPaused ? copy.sumPaused : fill(copy.newSumIn, { seconds: String(Math.max(secondsLeft, 0)) })}
          </span>
          <button className={awake.pause} type="button" onClick={togglePause}>
            {isPaused ? copy.resumeSum : copy.pauseSum}
          </button>
        </p>
      )}
    </div>
  )
}
