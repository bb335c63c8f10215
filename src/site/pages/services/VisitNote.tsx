import type { ServicesCopy } from '#content/copy/services.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'

/** What a visit got done, and what it left for the next one. */
export function VisitNote({ words: { done, tasks, ...head } }: { readonly words: ServicesCopy['scenes']['visit'] }) {
  return (
    <Scene {...head}>
      <table>
        <tbody>
          {tasks.map(({ task, detail, openUntil }) => (
            <tr key={task}>
              <td>
                <b>{task}</b>
                <small>{detail}</small>
              </td>
              <td className={joinClasses(openUntil && warning.warn)}>{openUntil ?? done}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
