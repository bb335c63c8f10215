const firm = '\u00a0'
const grouped = String.raw`\d{1,3}(?:,\d{3})+|\d+`
const money = new RegExp(String.raw`(\$|\b(?:RWF|UGX|XAF|XOF|AOA) )(${grouped})(?:\.(\d+))?`, 'g')
const millions = /\$(\d+)M\b/g
const gigabytes = /(\d+)GB\b/g
const percent = /(\d+)\.(\d+)%/g
const thousands = /\b\d{1,3}(?:,\d{3})+\b/g

const group = (written: string) => written.replaceAll(',', firm)
const cents = (fraction: string | undefined) => (fraction === undefined ? '' : `,${fraction.padEnd(2, '0')}`)

/** The facts' figures as Portuguese writes them: $1,000 becomes 1 000 $, $6.9 6,90 $, AOA 6,320 6 320 AOA, 99.9% 99,9%, 4GB 4 GB. */
export function sayPortugueseFigures(text: string): string {
  return text
    .replaceAll(millions, `$1${firm}milhões de dólares`)
    .replaceAll(gigabytes, `$1${firm}GB`)
    .replaceAll(
      money,
      (_, mark: string, whole: string, fraction?: string) =>
        `${group(whole)}${cents(fraction)}${firm}${mark.trimEnd()}`,
    )
    .replaceAll(percent, (_, whole: string, fraction: string) => `${whole},${fraction}%`)
    .replaceAll(thousands, group)
}
