type Place = { readonly latitude: number; readonly longitude: number }

/** A page of OpenStreetMap with a pin at the place, streets readable. */
export function openStreetMapUrl({ latitude, longitude }: Place) {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
}
