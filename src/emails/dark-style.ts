import { palette } from './palette.ts'

const { dark } = palette

/**
 * What inline styles cannot say: dark clients are repainted, narrow ones get the label above its value.
 * `[data-ogsc]` is how Outlook's apps mark what they have darkened themselves.
 */
export const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:${palette.light.ground};-webkit-text-size-adjust:100%}
@media (max-width:480px){
.pad{padding-left:20px!important;padding-right:20px!important}
.k,.v{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important}
.k{padding-bottom:0!important;border-bottom:0!important}
.v{padding-top:2px!important;border-top:0!important}
.act{display:block!important;width:auto!important;padding-left:0!important}
.h1{font-size:28px!important}
.fig{font-size:16px!important}
}
@media (prefers-color-scheme:dark){
body,.bg{background:${dark.ground}!important}
.sheet{background:${dark.sheet}!important}
.tx,.h1{color:${dark.ink}!important}
.mu{color:${dark.inkSoft}!important}
.ln{border-color:${dark.rule}!important}
.lk{color:${dark.link}!important}
.hot{color:${dark.alert}!important}
.you{background:${dark.speech}!important;color:${dark.ink}!important}
}
[data-ogsc] .tx,[data-ogsc] .h1{color:${dark.ink}!important}
[data-ogsc] .mu{color:${dark.inkSoft}!important}
[data-ogsc] .lk{color:${dark.link}!important}
`
