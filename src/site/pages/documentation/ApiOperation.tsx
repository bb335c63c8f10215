import type { Answer, Content, OpenApi, Parameter, Reference, Schema } from '#content/en/docs/openapi-types.ts'
import type { DocumentationCopy } from '#content/en/documentation.ts'
import { joinClasses } from '#design/join-classes.ts'
import styles from './ApiReference.module.css'
import type { ApiWords } from './ApiReference.tsx'
import { TypeName } from './ApiSchema.tsx'
import type { ListedOperation } from './api-operations.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { More } from './More.tsx'
import { RuledTable } from './RuledTable.tsx'

type ApiOperationProps = {
  readonly listed: ListedOperation
  readonly words: ApiWords
  readonly code: DocumentationCopy['code']
}

/** One call: what it takes, what it answers, and an example of both. */
export function ApiOperation({ listed: { id, method, path, operation }, words, code }: ApiOperationProps) {
  const { components } = words.document
  const parameters = (operation.parameters ?? []).map((parameter) => findParameter(parameter, components))
  const body = operation.requestBody?.content
  const answers = Object.entries(operation.responses).map(
    ([status, answer]) => [status, findAnswer(answer, components)] as const,
  )
  const title = (
    <>
      <span className={joinClasses(styles.verb, method !== 'GET' && styles.changing)}>{method}</span>{' '}
      <code>{path}</code> {operation.summary}
    </>
  )
  return (
    <More id={id} title={title}>
      {operation.description && <p>{operation.description}</p>}
      {parameters.length > 0 && (
        <RuledTable columns={words.parameters} rows={parameters.map((parameter) => rowOf(parameter, words))} />
      )}
      {body && <Example label={words.body} title={words.exampleRequest} content={body} words={words} code={code} />}
      <p className={styles.part}>{words.answers}</p>
      <dl className={styles.answers}>
        {answers.map(([status, { description }]) => [
          <dt key={status}>
            <code>{status}</code>
          </dt>,
          <dd key={`${status} says`}>{description}</dd>,
        ])}
      </dl>
      {answers
        .filter(([status, { content }]) => status.startsWith('2') && content)
        .map(([status, { content }]) => (
          <CodeBlock
            key={status}
            title={`${words.exampleAnswer} ${id.slice('api-'.length)}`}
            text={write(content)}
            words={code}
          />
        ))}
    </More>
  )
}

type ExampleProps = Omit<ApiOperationProps, 'listed'> & {
  readonly label: string
  readonly title: string
  readonly content: Content
}

function Example({ label, title, content, words, code }: ExampleProps) {
  const schema: Schema = content['application/json'].schema
  return (
    <>
      <p className={styles.part}>
        {label} <TypeName schema={schema} words={words} />
      </p>
      <CodeBlock title={title} text={write(content)} words={code} />
    </>
  )
}

function rowOf({ name, in: place, required, description }: Parameter, words: ApiWords) {
  const where = required ? `${place}, ${words.required}` : place
  return { key: name, cells: [<code key="name">{name}</code>, where, description] }
}

function write(content: Content | undefined) {
  return JSON.stringify(content?.['application/json'].example, null, 2)
}

type Components = OpenApi['components']

function findParameter(parameter: Parameter | Reference<'parameters'>, { parameters }: Components): Parameter {
  if (!('$ref' in parameter)) return parameter
  return parameters[nameOf(parameter)] ?? fail(parameter)
}

function findAnswer(answer: Answer | Reference<'responses'>, { responses }: Components): Answer {
  if (!('$ref' in answer)) return answer
  return responses[nameOf(answer)] ?? fail(answer)
}

const nameOf = ({ $ref }: Reference<string>) => $ref.slice($ref.lastIndexOf('/') + 1)

function fail({ $ref }: Reference<string>): never {
  throw new Error(`The API description has no ${$ref}.`)
}
