import type { ServicesCopy } from '#content/copy/services.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'

/** What a visit got done, and what it left for the next one. */
export function VisitNote({ words: { done, tasks, ...head } }: { readonly words: ServicesCopy['scenes']['visit'] }) {
  return (
    <Scene {...head}>
      <SlipTable>
        {tasks.map(({ task, detail, openUntil }) => (
          <SlipRow key={task} head={<b>{task}</b>} note={detail}>
            <td className={joinClasses(openUntil && warning.warn)}>{openUntil ?? done}</td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
