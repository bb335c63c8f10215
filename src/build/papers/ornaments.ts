import { light } from '#design/palette.ts'
import { sheet } from './sheet.ts'

type Canvas = PDFKit.PDFDocument

/** The brand's imigongo on a tile of 56: two nested diamonds in turn, ring by ring from the outside, as in the site's band. */
const tile = 56
const rings = [
  { corner: [25, light.red], middle: [24, light.paper] },
  { corner: [19, light.ink], middle: [20, light.ink] },
  { corner: [13, light.paper], middle: [13, light.red] },
  { corner: [6, light.ink], middle: [6, light.paper] },
] as const

export type Band = { paint(canvas: Canvas, y: number, height: number): void }

/** The band is drawn once a file, at the size of its tile, and placed on every sheet: it is half the weight of a page. */
export function createBand(doc: Canvas): Band {
  const length = tile * Math.ceil(sheet.width / 14)
  const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, length, tile], Resources: {} })
  form.end(Buffer.from(drawBand(length)))
  return {
    paint(canvas, y, height) {
      const scale = height / tile
      canvas.page.xobjects['Band'] = form
      canvas.save().transform(scale, 0, 0, scale, 0, y)
      canvas.addContent('/Band Do')
      canvas.restore()
    },
  }
}

/** The band in PDF's own operators, `length` points from 0. Each ring is one path. */
function drawBand(length: number) {
  const corners = Array.from({ length: length / tile + 1 }, (_, index) => index * tile)
  const fill = (colour: string, path: readonly string[]) => `${toRgb(colour)} rg ${path.join(' ')} f`
  return [
    fill(light.ink, [`0 0 ${length} ${tile} re`]),
    ...rings.flatMap(({ corner: [wide, colour], middle: [narrow, other] }) => [
      fill(
        colour,
        corners.flatMap((x) => [traceDiamond(x, 0, wide), traceDiamond(x, tile, wide)]),
      ),
      fill(
        other,
        corners.map((x) => traceDiamond(x + tile / 2, tile / 2, narrow)),
      ),
    ]),
  ].join('\n')
}

function traceDiamond(x: number, y: number, radius: number) {
  return `${x} ${y - radius} m ${x + radius} ${y} l ${x} ${y + radius} l ${x - radius} ${y} l h`
}

function toRgb(colour: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return channels.map((channel) => channel.toFixed(3)).join(' ')
}

export function diamond(canvas: Canvas, x: number, y: number, radius: number, colour: string) {
  canvas.polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]).fill(colour)
}

/** The rule of the notebook leaves the headline to the right and becomes the country: three hills, far to near. */
export function paintHills(canvas: Canvas, y: number) {
  const right = sheet.width
  const { t1: far, t2: middle, t3: near } = light
  canvas
    .path(
      `M${right - 190} ${y}C${right - 140} ${y} ${right - 128} ${y - 62} ${right - 84} ${y - 62}S${right - 30} ${y - 40} ${right} ${y - 56}V${y}Z`,
    )
    .fill(far)
  canvas
    .path(
      `M${right - 150} ${y}C${right - 108} ${y} ${right - 92} ${y - 38} ${right - 52} ${y - 38}S${right - 16} ${y - 24} ${right} ${y - 28}V${y}Z`,
    )
    .fill(middle)
  canvas
    .path(
      `M${right - 108} ${y}C${right - 76} ${y} ${right - 60} ${y - 20} ${right - 26} ${y - 20}S${right - 8} ${y - 14} ${right} ${y - 15}V${y}Z`,
    )
    .fill(near)
}
