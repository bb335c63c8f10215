import { examine } from './checks.ts'
import { parseWords } from './parse-words.ts'
import { runTool } from './run-tool.ts'

const usage = 'npm run doctor   takes no words and no options; 0: nothing is broken, 1: something is'

/** `npm run doctor`: says what works and what does not, one line each. */
await runTool((config, terminal) => {
  const parsed = parseWords(process.argv.slice(2), {})
  if (typeof parsed !== 'string' && parsed.positionals.length === 0) return examine(config, terminal)
  terminal.complain(usage)
  return Promise.resolve(2)
}, usage)
// Whoever has not answered by now may keep a connection open for minutes.
process.exit()
