import type { Dish, RestaurantCopy, Station } from '#content/copy/restaurant.ts'
import { openTickets } from '#content/sample-data.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './KitchenPass.module.css'

type KitchenPassProps = { readonly words: RestaurantCopy['scenes']['pass'] }

/** Minutes after which a guest begins to look around. */
const patience = 20

/** What each station still has to make, the oldest ticket first. */
export function KitchenPass({ words }: KitchenPassProps) {
  const open = Object.values(openTickets)
    .flat()
    .flatMap(({ dishes }) => Object.values(dishes))
    .reduce((sum, count) => sum + count, 0)
  return (
    <Scene label={words.label} title={words.title} aside={`${open} ${words.open}`}>
      <div className={styles.stations}>
        {Object.entries(openTickets).map(([station, tickets]) => (
          <div key={station}>
            <b>{words.stations[station as Station]}</b>
            {tickets.map(({ table, minutes, dishes }) => (
              <div key={table} className={joinClasses(styles.ticket, minutes > patience && styles.late)}>
                <p className={joinClasses(minutes > patience && warning.warn)}>
                  <span>
                    {words.table}&nbsp;{table}
                  </span>
                  <span>
                    {minutes}&nbsp;{words.minutes}
                  </span>
                </p>
                <ul>
                  {Object.entries(dishes).map(([dish, count]) => (
                    <li key={dish}>
                      <b>{count}</b> {words.dishes[dish as Dish]}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Scene>
  )
}
