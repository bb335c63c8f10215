import { desk } from '#content/team/desk.ts'
import { deskMaxLength, type DeskQuery, deskStatuses, type DeskWanted } from '#contract/desk.ts'
import type { InboxView } from '#contract/desk-view.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { sayPlace } from '../say.ts'
import styles from './Filters.module.css'

const { search, filters } = { search: desk.inbox.search, filters: desk.inbox.filters }

/** Words to look for, and five filters, folded away on a phone until one is used. */
export function Filters({ view }: { readonly view: InboxView }) {
  const { query, team, countries } = view
  const { q: _words, ...chosen } = query
  const isFiltered = Object.values(chosen).some((value) => value !== '')
  return (
    <form className={styles.find} role="search" action="/desk#all">
      <Field id="q" label={search.words} className={styles.words}>
        {(control) => (
          <input
            {...control}
            type="search"
            name="q"
            maxLength={deskMaxLength.search}
            defaultValue={query.q}
            placeholder={search.hint}
          />
        )}
      </Field>
      <details className={styles.more} open={isFiltered}>
        <summary>
          {filters}
          <Icon name="down" />
        </summary>
        <div className={styles.fields}>
          <Choice query={query} name="status" label={search.status} any={search.any}>
            {deskStatuses.map((status) => [status, desk.statuses[status]])}
          </Choice>
          <Choice query={query} name="source" label={search.source} any={search.any}>
            {(Object.keys(desk.wanted) as DeskWanted[]).map((wanted) => [wanted, desk.wanted[wanted]])}
          </Choice>
          <Choice query={query} name="owner" label={search.owner} any={search.anyone}>
            {[['none', search.nobody], ...team.map(({ id, name }): [string, string] => [id, name])]}
          </Choice>
          <Choice query={query} name="country" label={search.country} any={search.all}>
            {countries
              .map((country): [string, string] => [country, sayPlace(country, country)])
              .toSorted(([, one], [, other]) => one.localeCompare(other))}
          </Choice>
          <Field id="since" label={search.since}>
            {(control) => <input {...control} type="date" name="since" defaultValue={query.since} />}
          </Field>
        </div>
      </details>
      <div className={styles.send}>
        <Button>{search.send}</Button>
        {(isFiltered || query.q !== '') && <a href="/desk#all">{search.clear}</a>}
      </div>
    </form>
  )
}

type ChoiceProps = {
  readonly query: DeskQuery
  readonly name: keyof DeskQuery
  readonly label: string
  readonly any: string
  readonly children: readonly (readonly string[])[]
}

function Choice({ query, name, label, any, children }: ChoiceProps) {
  return (
    <Field id={name} label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={query[name]}>
          <option value="">{any}</option>
          {children.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
