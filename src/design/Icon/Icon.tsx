import * as iconPaths from './icon-paths.ts'
import { Sign } from './Sign.tsx'

const paths = { ...iconPaths }
export type IconName = keyof typeof paths

/** A sign by its name, for what the build or the server draws: in a browser it would bring all of them along. */
export function Icon({ name }: { readonly name: IconName }) {
  return <Sign path={paths[name]} />
}
