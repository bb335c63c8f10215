/** A thing of one colour, and what is cut out of it: windows, labels, slots. */
export function drawThing(body: string, openings: string) {
  return (
    <>
      <path d={body} />
      <path fill="var(--paper)" d={openings} />
    </>
  )
}
