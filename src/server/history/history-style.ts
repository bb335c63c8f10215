import { palette } from '#emails/palette.ts'

const { light, dark } = palette
const cells = [palette.coal, palette.cream, palette.laterite, palette.cream, palette.coal, palette.maize]
const band = cells.map((colour, place) => `${colour} ${place * 16}px ${(place + 1) * 16}px`).join(',')

/** The letters' look as a page: the same bar, band and sheet, without a style attribute, which our policy forbids. */
export const historyStyle = `
:root{color-scheme:light dark;--ground:${light.ground};--sheet:${light.sheet};--ink:${light.ink};--soft:${light.inkSoft};--rule:${light.rule}}
@media (prefers-color-scheme:dark){:root{--ground:${dark.ground};--sheet:${dark.sheet};--ink:${dark.ink};--soft:${dark.inkSoft};--rule:${dark.rule}}}
body{margin:0;padding:24px 12px;background:var(--ground);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
main,header{max-width:600px;margin:0 auto;box-sizing:border-box}
header{display:flex;justify-content:space-between;align-items:baseline;padding:18px 32px;background:${palette.forest};color:${palette.cream}}
header b{font-size:20px}
main{padding:0 32px 24px;background:var(--sheet);overflow-wrap:anywhere}
main::before{content:"";display:block;height:8px;margin:0 -32px 32px;background:repeating-linear-gradient(90deg,${band})}
h1{margin:0 0 8px;font-size:32px;line-height:1.1}
article{margin-top:32px;border-top:2px solid var(--ink)}
h2{margin:12px 0;font-size:18px}
dl{display:grid;grid-template-columns:130px 1fr;margin:0}
dt,dd{margin:0;padding:8px 0;border-top:1px solid var(--rule)}
dt,footer{color:var(--soft)}
dd.message{white-space:pre-line}
footer{margin-top:32px;padding-top:18px;border-top:1px solid var(--rule);font-size:14px}
@media (max-width:480px){header,main{padding-left:20px;padding-right:20px}main::before{margin:0 -20px 32px}dl{display:block}dd{padding-top:0;border-top:0}}
`
