import { Fragment } from 'react'
import type { Schema } from '#content/copy/docs/openapi-types.ts'
import styles from './ApiReference.module.css'
import type { ApiWords } from './api-operations.ts'
import { RuledTable } from './RuledTable.tsx'

type ApiSchemaProps = { readonly name: string; readonly schema: Schema; readonly words: ApiWords }
type OwnSchema = Exclude<Schema, { readonly $ref: string }>

/** The fields of one kind of object. */
export function ApiSchema({ name, schema, words }: ApiSchemaProps) {
  if ('$ref' in schema || !schema.properties) return null
  const required = new Set(schema.required)
  return (
    <section id={anchorOf(name)} className={styles.entry}>
      <h3>{name}</h3>
      <p>{schema.description}</p>
      <RuledTable
        columns={words.fields}
        rows={Object.entries(schema.properties).map(([field, type]) => ({
          key: field,
          cells: [
            <Fragment key="name">
              <code>{field}</code>
              <small className={styles.type}>
                <TypeName schema={type} words={words} />
                {isReadOnly(type) ? `, ${words.readOnly}` : required.has(field) && `, ${words.required}`}
              </small>
            </Fragment>,
            '$ref' in type ? null : describe(type),
          ],
        }))}
      />
    </section>
  )
}

/** 'string', 'string or null', 'list of SaleLine'; a kind of object leads to its fields. */
export function TypeName({ schema, words }: { readonly schema: Schema; readonly words: ApiWords }) {
  if ('$ref' in schema) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return (
      <a href={`#${anchorOf(name)}`}>
        <code>{name}</code>
      </a>
    )
  }
  if (schema.items) {
    return (
      <>
        {words.listOf} <TypeName schema={schema.items} words={words} />
      </>
    )
  }
  return typeof schema.type === 'string' ? (schema.format ?? schema.type) : schema.type.join(` ${words.or} `)
}

function isReadOnly(schema: Schema) {
  return 'readOnly' in schema && schema.readOnly
}

function describe({ description, enum: values }: OwnSchema) {
  return (
    <>
      {description} {values && <code>{values.join(' | ')}</code>}
    </>
  )
}

const anchorOf = (name: string) => `api-${name.toLowerCase()}`
