import { desk } from '#content/team/desk.ts'

type DeskDocumentProps = {
  readonly title: string
  readonly css: string
  readonly body: string
  readonly script: string | null
}

/** The HTML around a page of the desk. It names nothing of the visitors' site and asks to be in no list. */
export function DeskDocument({ title, css, body, script }: DeskDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{desk.title(title)}</title>
        <meta name="robots" content="noindex, nofollow" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {script !== null && <script type="module" src={script} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}
