const narrow = '\u202f'
const firm = '\u00a0'
const grouped = String.raw`\d{1,3}(?:,\d{3})+|\d+`
const money = new RegExp(String.raw`(\$|\b(?:RWF|UGX|XAF|XOF|AOA) )(${grouped})(?:\.(\d+))?`, 'g')
const millions = /\$(\d+)M\b/g
const gigabytes = /(\d+)GB\b/g
const percent = /(\d+)(?:\.(\d+))?%/g
const thousands = /\b\d{1,3}(?:,\d{3})+\b/g

const group = (written: string) => written.replaceAll(',', narrow)
const decimal = (fraction: string | undefined) => (fraction === undefined ? '' : `,${fraction}`)
const cents = (fraction: string | undefined) => decimal(fraction?.padEnd(2, '0'))

/** The facts' figures as French writes them: $1,000 becomes 1 000 $, $6.9 6,90 $, XAF 3,880 3 880 XAF, 99.9% 99,9 %, 4GB 4 Go. */
export function sayFrenchFigures(text: string): string {
  return text
    .replaceAll(millions, `$1${firm}millions de dollars`)
    .replaceAll(gigabytes, `$1${firm}Go`)
    .replaceAll(
      money,
      (_, mark: string, whole: string, fraction?: string) =>
        `${group(whole)}${cents(fraction)}${firm}${mark.trimEnd()}`,
    )
    .replaceAll(percent, (_, whole: string, fraction?: string) => `${whole}${decimal(fraction)}${firm}%`)
    .replaceAll(thousands, group)
}
