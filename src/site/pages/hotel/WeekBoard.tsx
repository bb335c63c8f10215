import type { HotelCopy, RoomState } from '#content/copy/hotel.ts'
import { bookWeek } from '#content/sample-data.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './WeekBoard.module.css'

type WeekBoardProps = { readonly words: HotelCopy['scenes']['week'] }

const isSold = { staying: true, booked: true, free: false, closed: false } as const satisfies Record<RoomState, boolean>

/** A week of the house: a row for each room, a column for each night, and a bar for each stay. */
export function WeekBoard({ words: { label, title, sold, roomHead, days, guests, perNight, key } }: WeekBoardProps) {
  const looks = {
    staying: styles.staying,
    booked: styles.booked,
    free: styles.free,
    closed: styles.closed,
  } satisfies Record<RoomState, string | undefined>
  const rooms = bookWeek(guests)
  const soldEachNight = days.map((_, night) => rooms.filter(({ stays }) => isSoldOn(stays, night)).length)
  const soldNights = soldEachNight.reduce((sum, count) => sum + count, 0)
  return (
    <Scene label={label} title={title} aside={sold(soldNights, rooms.length * days.length)}>
      <table className={styles.board}>
        <thead>
          <tr>
            <th scope="col">{roomHead}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ room, stays }) => (
            <tr key={room}>
              <th scope="row">{room}</th>
              {place(stays).map(({ first, nights, state, guest }) => (
                <td key={first} colSpan={nights}>
                  <span className={looks[state]}>{guest}</span>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{perNight}</th>
            {soldEachNight.map((count, night) => (
              <td key={days[night]}>{count}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={styles.key}>
        {Object.entries(key).map(([state, says]) => (
          <span key={state} className={looks[state as RoomState]}>
            {says}
          </span>
        ))}
      </p>
    </Scene>
  )
}

type Stays = ReturnType<typeof bookWeek>[number]['stays']

/** Stays with the night of the week on which each begins, the first being 0. */
function place(stays: Stays) {
  let first = 0
  return stays.map((stay) => {
    const placed = { ...stay, first }
    first += stay.nights
    return placed
  })
}

/** Whether somebody pays for the room on that night of the week. */
function isSoldOn(stays: Stays, night: number) {
  const stay = place(stays).findLast(({ first }) => first <= night)
  return stay !== undefined && isSold[stay.state]
}
