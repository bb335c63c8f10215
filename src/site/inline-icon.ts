import icon from '../../public/icon.svg?raw'

/** The site's icon as an address that needs no request: some fifty bytes in the page instead of a round trip. */
export const inlineIcon = `data:image/svg+xml,${icon.trim().replaceAll(/["#<> ]/g, encodeURIComponent)}`
