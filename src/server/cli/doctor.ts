import { examine } from './checks.ts'
import { runTool } from './run-tool.ts'

/** `npm run doctor`: says what works and what does not, one line each. */
await runTool(examine)
