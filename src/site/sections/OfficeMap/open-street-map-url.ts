type Place = { readonly latitude: number; readonly longitude: number }

/** Whose pages the street map is: what a page that shows it names in `frames`. */
export const openStreetMapOrigin = 'https://www.openstreetmap.org'

/** Degrees around the place that the framed map shows: about two kilometres by one. */
const around = { longitude: 0.01, latitude: 0.005 }

/** A page of OpenStreetMap with a pin at the place, streets readable. */
export function openStreetMapUrl({ latitude, longitude }: Place) {
  return `${openStreetMapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
}

/** The same for a frame: without the rest of their page. */
export function openStreetMapFrameUrl({ latitude, longitude }: Place) {
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map((degrees) => degrees.toFixed(3))
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `${openStreetMapOrigin}/export/embed.html?${query}`
}
