import type { Answer, Content, OpenApi, Operation, Parameter, Reference } from '#content/copy/docs/openapi-types.ts'
import { joinClasses } from '#design/join-classes.ts'
import styles from './ApiReference.module.css'
import type { ApiWords, ListedOperation } from './api-operations.ts'
import { TypeName } from './ApiSchema.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Terms } from './Terms.tsx'

type ApiOperationProps = {
  readonly listed: ListedOperation
  /** Statuses that every call may answer with; they are told once. */
  readonly shared: ReadonlySet<string>
  readonly words: ApiWords
}

/** One call: what it takes, what it answers, and an example of both. */
export function ApiOperation({ listed: { id, method, path, operation }, shared, words }: ApiOperationProps) {
  const { components } = words.document
  const parameters = (operation.parameters ?? []).map((parameter) => findParameter(parameter, components))
  const answers = listAnswers(operation, components)
  const answer = answers.find(([status, { content }]) => status.startsWith('2') && content)?.[1].content
  const body = operation.requestBody?.content
  return (
    <section id={id} className={styles.entry}>
      <h3>{operation.summary}</h3>
      <p className={styles.call}>
        <b className={joinClasses(method !== 'GET' && styles.changing)}>{method}</b> <code>{path}</code>
      </p>
      {operation.description && <p>{operation.description}</p>}
      {parameters.length > 0 && (
        <Terms title={words.parameters} terms={parameters.map(({ name, description }) => [name, description])} />
      )}
      {body && (
        <>
          <p className={styles.part}>
            {words.body} <TypeName schema={body['application/json'].schema} words={words} />
          </p>
          <CodeBlock title={words.exampleRequest} text={write(body)} />
        </>
      )}
      <Terms
        title={words.answers}
        terms={answers
          .filter(([status]) => !shared.has(status))
          .map(([status, { description }]) => [status, description])}
      />
      {answer && <CodeBlock title={words.exampleAnswer} text={write(answer)} />}
    </section>
  )
}

/** The answers of a call by status, with what its description refers to put in place. */
export function listAnswers(operation: Operation, components: OpenApi['components']) {
  return Object.entries(operation.responses).map(
    ([status, answer]) => [status, findAnswer(answer, components)] as const,
  )
}

function write(content: Content) {
  return JSON.stringify(content['application/json'].example, null, 2)
}

function findParameter(parameter: Parameter | Reference<'parameters'>, { parameters }: OpenApi['components']) {
  return '$ref' in parameter ? (parameters[nameOf(parameter)] ?? fail(parameter)) : parameter
}

function findAnswer(answer: Answer | Reference<'responses'>, { responses }: OpenApi['components']) {
  return '$ref' in answer ? (responses[nameOf(answer)] ?? fail(answer)) : answer
}

const nameOf = ({ $ref }: Reference<string>) => $ref.slice($ref.lastIndexOf('/') + 1)

function fail({ $ref }: Reference<string>): never {
  throw new Error(`The API description has no ${$ref}.`)
}
